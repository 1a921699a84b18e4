import { failureOf } from '#domain/failure.ts';
import { LoginRecord } from '#domain/records.ts';
import type { AuthInfo, Credentials } from '#domain/user.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import { answeredAtOnce } from '#services/bridge/patience.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Journal } from '#services/journal/journal.ts';
import { nobody, type Store as Storage } from '#services/storage/store.ts';
import { userKeyOf } from '#services/user-key.ts';
import type { FlowCode } from '../flows/flow-code.ts';
import { readRecords } from '../flows/read-records.ts';
import type { LazyCode } from '../loading/lazy-code.ts';
import type { Api } from '../loading/lazy-api.ts';

export type SessionServices = {
  /** Called once a session is there; calls carry its token by then. */
  api: Api;
  shell: Pick<Shell, 'userInfo' | 'logout' | 'systemMaintenanceOpen'>;
  storage: Storage;
  /** The journal, which comes with the flows' records. */
  journal: LazyCode<Pick<Journal, 'openIntents'>>;
  flowCode: FlowCode;
  auth: Auth;
  /** Forgets which pages the person was on. */
  forgetHistory: () => void;
  /** Hears, after the start, that the shell names another person than the stored one. */
  onPersonChanged: (stored: AuthInfo, named: Credentials) => void;
};

/** Who is logged in on this page, as calls need it. */
export type Auth = {
  get: () => AuthInfo | null;
  /** Keeps it, here and in storage; null forgets it here. */
  set: (auth: AuthInfo | null) => void;
  /** Takes another tab's fresher token of the same borrower. */
  adopt: (auth: AuthInfo) => void;
};

export function createAuth(storage: Storage): Auth {
  let auth: AuthInfo | null = null;
  return {
    get: () => auth,
    set(next) {
      auth = next;
      if (next) storage.write('authInfo', next);
    },
    adopt(next) {
      auth = next;
    },
  };
}

/** The ports of the root orchestrator. */
export function createSessionPorts(services: SessionServices): Omit<RootPorts, 'fetchPopups'> {
  const { api, shell, storage, journal, flowCode, auth, forgetHistory, onPersonChanged } = services;

  /** Fetches who it is, unless that is known. Only a session code is fatal. */
  async function withUser(known: AuthInfo, signal: AbortSignal): Promise<Session> {
    auth.set(known);
    if (known.userInfo === null) {
      try {
        auth.set({ ...known, userInfo: await api.call('getCurrentUserInfo', {}, { signal }) });
      } catch (error) {
        if (failureOf(error).kind === 'session') {
          forget();
          throw error;
        }
      }
    }
    return { auth: auth.get() ?? known, userKey: await userKeyOf(known.userId) };
  }

  function forget(): void {
    auth.set(null);
    storage.clearUserData();
  }

  const isAnother = (stored: AuthInfo, named: Credentials | null): named is Credentials =>
    named !== null && named.userId !== stored.userId;

  async function hearLate(stored: AuthInfo, asked: Promise<Credentials | null>): Promise<void> {
    const named = await asked;
    if (isAnother(stored, named)) onPersonChanged(stored, named);
  }

  /** Whom the shell names at once; who is named later is told to whom it concerns. */
  async function namedAtOnce(stored: AuthInfo): Promise<Credentials | null> {
    const asked = shell.userInfo();
    const named = await answeredAtOnce(asked);
    if (named !== undefined) return named;
    void hearLate(stored, asked);
    return null;
  }

  return {
    async restoreSession(_, signal) {
      const stored = storage.read('authInfo');
      // Known before the shell answers: the code of their page can be fetched meanwhile.
      auth.set(stored);
      const named = await (stored ? namedAtOnce(stored) : shell.userInfo());
      if (stored && !isAnother(stored, named)) return withUser(stored, signal);
      // The phone is somebody else's by now: the shell's word counts.
      if (stored) forget();
      return named && withUser({ ...named, userInfo: null }, signal);
    },
    readLoginRecord: async () => storage.readDraft(nobody, 'login', LoginRecord),
    keepSession: (credentials, signal) => withUser({ ...credentials, userInfo: null }, signal),
    forgetSession: async () => forget(),
    async logOut() {
      shell.logout();
      auth.set(null);
      storage.clearAll();
      forgetHistory();
    },
    openMaintenance: ({ time }) => shell.systemMaintenanceOpen(time),
    async readRemembered({ userKey }, signal) {
      const { openIntents } = await journal.arrived(signal);
      return {
        records: readRecords(storage, userKey),
        // A journal that can't be read lets no money move either.
        intents: await openIntents(userKey).catch(() => []),
      };
    },
    async fetchFlow({ flow }, signal) {
      await flowCode[flow].arrived(signal);
    },
  };
}
