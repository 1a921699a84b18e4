import { failureOf, ServiceFailure } from '#domain/failure.ts';
import type { Theme } from '#domain/theme.ts';
import { LoginRecord } from '#domain/loans/records.ts';
import type { AuthInfo, Credentials } from '#domain/account/user.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import { replyWithinTimeout } from '#services/bridge/reply-timeout.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Journal } from '#services/journal/journal.ts';
import { noUser, type Store as Storage } from '#services/storage/store.ts';
import { helpSearchRecord, type TabRecords } from '#services/storage/tab-records.ts';
import { userKeyOf } from '#services/user-key.ts';
import type { FlowCode } from '../flows/flow-code.ts';
import { readRecords } from '../flows/read-records.ts';
import { dropPendingDeletion, readPendingDeletion } from './pending-deletion.ts';
import type { LazyCode } from '../loading/lazy-code.ts';
import type { Api } from '../loading/lazy-api.ts';

export type SessionServices = {
  api: Api;
  shell: Pick<Shell, 'userInfo' | 'logout' | 'systemMaintenanceOpen'>;
  storage: Storage;
  records: Pick<TabRecords, 'drop'>;
  journal: LazyCode<Pick<Journal, 'openIntents'>>;
  flowCode: FlowCode;
  auth: Auth;
  showTheme: (theme: Theme) => void;
  forgetHistory: () => void;
  erasure: LazyCode<() => Promise<void>>;
  dropPictures: () => void;
  /** Called if a late reply of the shell names another borrower. */
  onPersonChanged: (stored: AuthInfo, named: Credentials) => void;
  /** Resolves when the wait for the shell's reply ends; null if no earlier code asked the shell. */
  shellWaitEnd: Promise<void> | null;
  restart: () => void;
};

export type Auth = {
  get: () => AuthInfo | null;
  /** The user id; null without a login, or if the stored session is not this borrower's. */
  loggedIn: () => string | null;
  /** The account's mobile, `+639…`, also after the session has ended. */
  mobile: () => string | null;
  /** Sets the session here and in storage; null clears it here only. */
  set: (auth: AuthInfo | null) => void;
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
      // A full storage refuses the longer value and drops the old one, which would log out the
      // other tabs. The value without the user's details fits in its place.
      if (next && !storage.write('authInfo', next)) {
        storage.write('authInfo', { ...next, userInfo: null });
      }
    },
    adopt(next) {
      auth = next;
    },
  };
}

export function createSessionPorts(
  services: SessionServices,
): Omit<RootPorts, 'fetchPopups' | 'fetchAttempts' | 'fetchInfoPages'> {
  const { api, shell, storage, journal, flowCode, auth, onPersonChanged } = services;

  /** Throws if the session has ended; other failures leave the user info unknown. */
  async function withUser(known: AuthInfo, signal: AbortSignal): Promise<Session> {
    auth.set(known);
    if (known.userInfo === null) {
      try {
        const userInfo = await api.call('getCurrentUserInfo', {}, { signal });
        // Another tab may have ended the session or renewed its token meanwhile.
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
    // Another borrower uses the phone now, and the pending deletion must not erase their data.
    if (readPendingDeletion(storage)?.userKey !== userKey) dropPendingDeletion(storage);
    const now = auth.get();
    if (!now) throw new ServiceFailure({ kind: 'session', reason: 'empty' });
    return { auth: now, userKey };
  }

  function forget(): void {
    auth.set(null);
    storage.clearUserData();
  }

  function leave(): void {
    shell.logout();
    auth.set(null);
    storage.clearAll();
    services.records.drop(helpSearchRecord);
    services.dropPictures();
    services.forgetHistory();
    // The theme was the choice of the previous borrower.
    services.showTheme('system');
  }

  const isAnother = (stored: AuthInfo, named: Credentials | null): named is Credentials =>
    named !== null && named.userId !== stored.userId;

  /** Without a known borrower, the page restarts with the one in the reply. */
  async function handleLateReply(
    stored: AuthInfo | null,
    reply: Promise<Credentials | null>,
  ): Promise<void> {
    const named = await reply;
    const known = stored ?? auth.get();
    if (known) {
      if (isAnother(known, named)) onPersonChanged(known, named);
    } else if (named) {
      storage.write('authInfo', { ...named, userInfo: null });
      services.restart();
    }
  }

  /** Null if the shell knows no borrower or is silent; a late reply is handled separately. */
  async function immediateReply(stored: AuthInfo | null): Promise<Credentials | null> {
    const reply = shell.userInfo();
    const named = await replyWithinTimeout(reply, services.shellWaitEnd);
    if (named !== undefined) return named;
    void handleLateReply(stored, reply);
    return null;
  }

  return {
    async restoreSession(_, signal) {
      const stored = storage.read('authInfo');
      // Set before the shell replies, so that the code of the page can be fetched meanwhile.
      auth.set(stored);
      // An open deletion may erase the phone, so the shell's reply is awaited first.
      const isDeleting = stored === null && readPendingDeletion(storage) !== null;
      const named = await (isDeleting ? shell.userInfo() : immediateReply(stored));
      if (stored && !isAnother(stored, named)) return withUser(stored, signal);
      // The phone has another borrower; the shell's reply has precedence.
      if (stored) forget();
      return named && withUser({ ...named, userInfo: null }, signal);
    },
    readLoginRecord: async () => storage.readDraft(noUser, 'login', LoginRecord),
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
      // Clears the history record, which may have been written during the erasure.
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
