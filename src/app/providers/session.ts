import { failureOf, ServiceFailure } from '#domain/failure.ts';
import type { Theme } from '#domain/theme.ts';
import { LoginRecord } from '#domain/loans/records.ts';
import type { AuthInfo, Credentials } from '#domain/account/user.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import { answeredAtOnce } from '#services/bridge/patience.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Journal } from '#services/journal/journal.ts';
import { nobody, type Store as Storage } from '#services/storage/store.ts';
import { userKeyOf } from '#services/user-key.ts';
import type { FlowCode } from '../flows/flow-code.ts';
import { readRecords } from '../flows/read-records.ts';
import { dropPendingDeletion, readPendingDeletion } from './pending-deletion.ts';
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
  /** Shows the page light, dark, or as the phone. */
  showTheme: (theme: Theme) => void;
  /** Forgets which pages the person was on. */
  forgetHistory: () => void;
  /** Empties every store of the browser; its code comes with the first deletion. */
  erasure: LazyCode<() => Promise<void>>;
  /** Forgets the pictures that wait on this phone to be sent. */
  dropPictures: () => void;
  /** Hears, after the start, that the shell names another person than the stored one. */
  onPersonChanged: (stored: AuthInfo, named: Credentials) => void;
  /** Resolves when the wait for the shell's answer ends; null where no code asked the shell before the app. */
  shellHeard: Promise<void> | null;
  /** Starts this page afresh. */
  restart: () => void;
};

/** The session of this page, as calls need it. */
export type Auth = {
  get: () => AuthInfo | null;
  /** The id of whoever is logged in here, where by what is stored they are on this phone; else null. */
  loggedIn: () => string | null;
  /** Whose account it is, `+639…`, also once the session is lost; null where nobody was logged in yet. */
  mobile: () => string | null;
  /** Keeps it, here and in storage; null forgets it here. */
  set: (auth: AuthInfo | null) => void;
  /** Takes another tab's fresher token of the same borrower. */
  adopt: (auth: AuthInfo) => void;
};

export function createAuth(storage: Storage): Auth {
  let auth: AuthInfo | null = null;
  let mobile: string | null = null;
  return {
    get: () => auth,
    loggedIn() {
      const id = auth?.userId ?? null;
      return storage.read('authInfo')?.userId === id ? id : null;
    },
    mobile: () => mobile,
    set(next) {
      auth = next;
      mobile = next?.mobile ?? mobile;
      if (next) storage.write('authInfo', next);
    },
    adopt(next) {
      auth = next;
    },
  };
}

/** The ports of the root orchestrator. */
export function createSessionPorts(
  services: SessionServices,
): Omit<RootPorts, 'fetchPopups' | 'fetchAttempts' | 'fetchInfoPages'> {
  const { api, shell, storage, journal, flowCode, auth, onPersonChanged } = services;

  /** Fetches who it is, unless that is known. Only a session code is fatal. */
  async function withUser(known: AuthInfo, signal: AbortSignal): Promise<Session> {
    auth.set(known);
    if (known.userInfo === null) {
      try {
        const userInfo = await api.call('getCurrentUserInfo', {}, { signal });
        // Another tab may have ended the session meanwhile, or have a fresher token of it.
        const now = auth.get();
        if (now) auth.set({ ...now, userInfo });
      } catch (error) {
        if (failureOf(error).kind === 'session') {
          forget();
          throw error;
        }
      }
    }
    const userKey = await userKeyOf(known.userId);
    // The phone is another person's by now: theirs is not erased for who left.
    if (readPendingDeletion(storage)?.userKey !== userKey) dropPendingDeletion(storage);
    const now = auth.get();
    if (!now) throw new ServiceFailure({ kind: 'session', reason: 'empty' });
    return { auth: now, userKey };
  }

  function forget(): void {
    auth.set(null);
    storage.clearUserData();
  }

  /** Clears the session, all keys and all drafts, for every way of leaving. */
  function leave(): void {
    shell.logout();
    auth.set(null);
    storage.clearAll();
    services.dropPictures();
    services.forgetHistory();
    // The theme was the choice of the borrower who leaves.
    services.showTheme('system');
  }

  const isAnother = (stored: AuthInfo, named: Credentials | null): named is Credentials =>
    named !== null && named.userId !== stored.userId;

  /** A late answer counts too: login makes way for the borrower whom the shell names. */
  async function hearLate(
    stored: AuthInfo | null,
    asked: Promise<Credentials | null>,
  ): Promise<void> {
    const named = await asked;
    const known = stored ?? auth.get();
    if (known) {
      if (isAnother(known, named)) onPersonChanged(known, named);
    } else if (named) {
      storage.write('authInfo', { ...named, userInfo: null });
      services.restart();
    }
  }

  /** The borrower whom the shell names at once; null for a silent shell, whose late answer is heard. */
  async function namedAtOnce(stored: AuthInfo | null): Promise<Credentials | null> {
    const asked = shell.userInfo();
    const named = await answeredAtOnce(asked, services.shellHeard);
    if (named !== undefined) return named;
    void hearLate(stored, asked);
    return null;
  }

  return {
    async restoreSession(_, signal) {
      const stored = storage.read('authInfo');
      // Known before the shell answers: the code of their page can be fetched meanwhile.
      auth.set(stored);
      // An open deletion may clear the phone, so the shell is heard to the end before.
      const isDeleting = stored === null && readPendingDeletion(storage) !== null;
      const named = await (isDeleting ? shell.userInfo() : namedAtOnce(stored));
      if (stored && !isAnother(stored, named)) return withUser(stored, signal);
      // The phone is somebody else's by now: the shell's word counts.
      if (stored) forget();
      return named && withUser({ ...named, userInfo: null }, signal);
    },
    readLoginRecord: async () => storage.readDraft(nobody, 'login', LoginRecord),
    keepSession: (credentials, signal) => withUser({ ...credentials, userInfo: null }, signal),
    forgetSession: async () => forget(),
    logOut: async () => leave(),
    async findDeletion(_, signal) {
      const pending = readPendingDeletion(storage);
      if (pending === null) return { deleted: false };
      const { mobile } = pending;
      const { exists } = await api.call('mobileExists', { mobile }, { signal });
      return { deleted: !exists };
    },
    async forgetAccount(_, signal) {
      leave();
      const erase = await services.erasure.arrived(signal);
      await erase();
      // Clears records that were written during the erasure.
      services.forgetHistory();
    },
    openMaintenance: ({ time }) => shell.systemMaintenanceOpen(time),
    async readRemembered({ userKey }, signal) {
      const { openIntents } = await journal.arrived(signal);
      return {
        records: readRecords(storage, userKey),
        intents: await openIntents(userKey).catch(() => null),
      };
    },
    async fetchFlow({ flow }, signal) {
      await flowCode[flow].arrived(signal);
    },
  };
}
