import type { FlowId } from '#domain/pages.ts';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { Credentials } from '#domain/account/user.ts';
import type { Remembered } from '#machines/flows.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Session } from '#machines/shared/session.ts';

export type RootPorts = {
  /** The session from storage or from the native shell; null without one (S6). */
  restoreSession: Port<void, Session | null>;
  readLoginRecord: Port<void, LoginRecord | null>;
  /** Stores the credentials, then fetches the user (S4, login success). */
  keepSession: Port<Credentials, Session>;
  /** Ends a session without a logout: removes authInfo and user data; keeps drafts and intents. */
  forgetSession: Port<void, void>;
  /**
   * Logout (S4): calls the bridge's `logout`, removes all storage keys and drafts; keeps intents.
   */
  logOut: Port<void, void>;
  /** Whether a deletion in flight at its session's end succeeded; throws without a valid answer. */
  findDeletion: Port<void, { deleted: boolean }>;
  /**
   * After an account deletion: calls the bridge's `logout` and erases every store of the browser,
   * including intents.
   */
  forgetAccount: Port<void, void>;
  /** `opened` is false without a shell, or if the shell does not report success in time. */
  openMaintenance: Port<{ time: number | null }, { opened: boolean }>;
  readRemembered: Port<{ userKey: string }, Remembered>;
  /** Network failures are retried. */
  fetchFlow: Port<{ flow: FlowId }, void>;
  fetchPopups: Port<void, void>;
  fetchAttempts: Port<void, void>;
  /** Network failures are retried. */
  fetchInfoPages: Port<void, void>;
};
