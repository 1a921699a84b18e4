import type { RootEvent } from '#machines/root/context.ts';
import type { AuthInfo } from '#domain/account/user.ts';
import type { Language } from '#domain/language.ts';
import type { Bridge } from '#services/bridge/bridge.ts';
import type { Store as Storage } from '#services/storage/store.ts';

/** The parts of a window that report the connection, the visibility and the history. */
export type PlatformHost = {
  addEventListener: (type: 'online' | 'offline' | 'popstate', listener: () => void) => void;
  readonly navigator: {
    /** False where the phone says that it has no line; some phones never say so. */
    readonly onLine?: boolean;
  };
  readonly document: {
    readonly visibilityState: string;
    addEventListener: (type: 'visibilitychange', listener: () => void) => void;
  };
};

export type PlatformContext = {
  host: PlatformHost;
  send: (event: RootEvent) => void;
  bridge: Pick<Bridge, 'onRefresh'>;
  storage: Storage;
  /** The browser's history moved. */
  popped: () => void;
  /** The session of this page. */
  auth: () => AuthInfo | null;
  /** Another tab of the same borrower has a fresher token. */
  adopt: (auth: AuthInfo) => void;
  /** Another tab has ended the session: who is being welcomed here is nobody any more, either. */
  forget: () => void;
  /** Another tab speaks another language now. */
  followLanguage: (language: Language) => Promise<void>;
  /** Another tab belongs to another borrower now: this page starts afresh. */
  restart: () => void;
};

/** Changes by other tabs, as events of the root. */
function listenToTabs(context: PlatformContext): void {
  const { storage } = context;
  storage.onOtherTab((key) => {
    if (key === 'language') {
      const language = storage.read('language');
      if (language) void context.followLanguage(language);
    }
    if (key !== 'authInfo' && key !== null) return;
    const [mine, theirs] = [context.auth(), storage.read('authInfo')];
    if (mine && !theirs) {
      context.forget();
      context.send({ type: 'session.lost', reason: 'empty' });
    } else if (mine && theirs?.userId === mine.userId) context.adopt(theirs);
    else if (theirs) context.restart();
  });
}

/** The one place where the platform enters: the shell, the line, the screen, other tabs, the history. */
export function listenToPlatform(context: PlatformContext): void {
  const { bridge, host, send, storage } = context;
  bridge.onRefresh(() => send({ type: 'page.refreshed' }));
  host.addEventListener('online', () => send({ type: 'connection.restored' }));
  host.addEventListener('offline', () => send({ type: 'connection.lost' }));
  if (host.navigator.onLine === false) send({ type: 'connection.lost' });
  host.document.addEventListener('visibilitychange', () => {
    const isHidden = host.document.visibilityState === 'hidden';
    // A hidden page may be killed without another word.
    if (isHidden) storage.flush();
    send({ type: isHidden ? 'page.hidden' : 'page.shown' });
  });
  host.addEventListener('popstate', () => context.popped());
  listenToTabs(context);
}
