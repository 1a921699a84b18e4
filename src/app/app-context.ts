import { type ComponentType, createContext, use } from 'react';
import type { PageId } from '#domain/pages.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { required } from '#machines/shared/required.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { CodeLine } from './loading/code-line.ts';
import type { LoadingOverlay } from './loading/loading-overlay.ts';
import type { HistoryWriterProps } from './navigation/history-writer.tsx';
import type { RootActor, Store } from './store.ts';
import type { Watched } from './watched.ts';

/** The screen of a page with its texts. It can be loaded before the page is shown. */
export type Screen = {
  /** Fetches the screen once; throws like `createLazy`. */
  load: () => Promise<ComponentType>;
  /**
   * Returns the same promise for every call. It resolves when the code has loaded; failed loads are
   * retried.
   */
  arrived: () => Promise<ComponentType>;
  /** Whether the screen can be rendered without waiting. */
  isLoaded: () => boolean;
};
export type Screens = (page: PageId) => Screen;

/** The running app as its pages use it. The object never changes during the life of the page. */
export type App = {
  root: Pick<RootActor, 'send' | 'stop'>;
  store: Store;
  texts: AppTexts;
  screens: Screens;
  loadingOverlay: LoadingOverlay;
  /**
   * Required code that failed to load, takes too long, or no longer exists on the host; and the
   * retry.
   */
  codeLine: Pick<CodeLine, 'missing' | 'outdated' | 'retryAll'>;
  /** `writer` writes the browser's history; null before its code has loaded. */
  history: {
    writer: Watched<ComponentType<HistoryWriterProps> | null>;
    attach: HistoryWriterProps['attach'];
  };
  /** Sends a screen's request to the root. */
  request: (request: RootRequest) => void;
  /** Reports a user interaction. The next location change may be its result. */
  interacted: () => void;
  /** Reports that a page was rendered. */
  rendered: (page: PageId) => void;
  /** Restarts the page after a failure of the app itself. */
  restart: () => void;
  /** Reloads the current page with the host's newer build. */
  renew: () => void;
};

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

/** Returns the running app; throws outside of {@link AppProvider}. */
export function useApp(): App {
  return required(use(AppContext), 'app around it');
}
