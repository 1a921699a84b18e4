import type { RootEvent } from '#machines/root/context.ts';
import type { AuthInfo } from '#domain/account/user.ts';
import type { Language } from '#domain/language.ts';
import type { Bridge } from '#services/bridge/bridge.ts';
import type { PageClock } from '#services/page-clock.ts';
import type { Store as Storage } from '#services/storage/store.ts';

/** The parts of a window that report the connection, the visibility and the history. */
export type PlatformHost = {
  addEventListener: (
    type: 'online' | 'offline' | 'popstate' | 'pointerdown' | 'keydown',
    listener: () => void,
  ) => void;
  readonly navigator: {
    /** False if the phone reports no connection; some phones never report it. */
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
  timers: Pick<PageClock, 'hold' | 'resume'>;
  /** Handles a pop event of the browser's history. */
  popped: () => void;
  auth: () => AuthInfo | null;
  /** Takes a newer token of the same borrower from another tab. */
  adopt: (auth: AuthInfo) => void;
  /** Handles the end of the session in another tab, also during the opening of this page. */
  forget: () => void;
  /** Follows a language change in another tab. */
  followLanguage: (language: Language) => Promise<void>;
  /** Restarts this page, because another tab now has another borrower. */
  restart: () => void;
};

/**
 * Applies changes by other tabs: follows the language, adopts a newer session of the same borrower,
 * restarts for another borrower, and ends the session after a logout.
 */
function listenToTabs(context: PlatformContext): void {
  const { storage } = context;
  storage.onOtherTab((key) => {
    if (key === 'language') {
      const language = storage.read('language');
      if (language) void context.followLanguage(language);
    }
    if (key !== 'authInfo' && key !== null) return;
    const [current, stored] = [context.auth(), storage.read('authInfo')];
    if (current && !stored) {
      context.forget();
      context.send({ type: 'session.lost', reason: 'empty' });
    } else if (current && stored?.userId === current.userId) context.adopt(stored);
    else if (stored) context.restart();
  });
}

/** Listens to the platform in one place: shell, connection, visibility, other tabs, history. */
export function listenToPlatform(context: PlatformContext): void {
  const { bridge, host, send, storage, timers } = context;
  bridge.onRefresh(() => send({ type: 'page.refreshed' }));
  host.addEventListener('online', () => send({ type: 'connection.restored' }));
  host.addEventListener('offline', () => send({ type: 'connection.lost' }));
  if (host.navigator.onLine === false) send({ type: 'connection.lost' });
  const isHidden = () => host.document.visibilityState === 'hidden';
  if (isHidden()) timers.hold();
  host.document.addEventListener('visibilitychange', () => {
    if (isHidden()) {
      timers.hold();
      // A hidden page may be killed without a further event.
      storage.flush();
    } else {
      send({ type: 'page.shown' });
      // The event ends most pauses between polls, so that `resume` does not poll a second time.
      timers.resume();
    }
  });
  host.addEventListener('popstate', () => context.popped());
  listenToTabs(context);
  // Input proves that the page is visible, even if the WebView reports it as hidden.
  host.addEventListener('pointerdown', timers.resume);
  host.addEventListener('keydown', timers.resume);
}
