import type { FlowId } from '#domain/pages.ts';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { Credentials } from '#domain/account/user.ts';
import type { Remembered } from '#machines/flows.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Session } from '#machines/shared/session.ts';

/** The ports of the root. */
export type RootPorts = {
  /** The session from storage or from the native shell; null when there is none (S6). */
  restoreSession: Port<void, Session | null>;
  /** The login form's record; null where nothing was typed. */
  readLoginRecord: Port<void, LoginRecord | null>;
  /** Stores the credentials, then fetches the user (S4, login success). */
  keepSession: Port<Credentials, Session>;
  /** After a session code: authInfo and user data go, drafts and intents stay. */
  forgetSession: Port<void, void>;
  /** Logout (S4): bridge `logout`, all storage keys and drafts go; intents stay. */
  logOut: Port<void, void>;
  /**
   * Asks whether an account is gone whose deletion was under way when its session ended; where none
   * was, nobody is asked. Throws where the lender does not say.
   */
  findDeletion: Port<void, { deleted: boolean }>;
  /** The account is deleted: bridge `logout`, and every store of the browser is emptied, intents too. */
  forgetAccount: Port<void, void>;
  /** Opens the native maintenance screen; `opened` is false where the bridge fails. */
  openMaintenance: Port<{ time: number | null }, { opened: boolean }>;
  /** Reads every flow's record and the open money intents, once for all flows. */
  readRemembered: Port<{ userKey: string }, Remembered>;
  /** Resolves once a flow's code is there, however long the line is down. */
  fetchFlow: Port<{ flow: FlowId }, void>;
  /** Resolves once the code of home's popups is there; throws where it can't be fetched now. */
  fetchPopups: Port<void, void>;
  /** Resolves once the code is there that finds out about open attempts; throws where it can't be fetched now. */
  fetchAttempts: Port<void, void>;
  /** Resolves once the code of the pages to read is there, however long the line is down. */
  fetchInfoPages: Port<void, void>;
};
