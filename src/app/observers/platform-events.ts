import type { RootEvent } from '#machines/root/context.ts';
import type { AuthInfo } from '#domain/account/user.ts';
import type { Language } from '#domain/language.ts';
import type { Bridge } from '#services/bridge/bridge.ts';
import type { PageClock } from '#services/page-clock.ts';
import type { Store as Storage } from '#services/storage/store.ts';

export type PlatformHost = {
  addEventListener: (
    type: 'online' | 'offline' | 'popstate' | 'pointerdown' | 'keydown',
    listener: () => void,
  ) => void;
  readonly navigator: {
    /** Some phones never report that they are offline. */
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
  popped: () => void;
  auth: () => AuthInfo | null;
  adopt: (auth: AuthInfo) => void;
  forget: () => void;
  followLanguage: (language: Language) => Promise<void>;
  restart: () => void;
};

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
