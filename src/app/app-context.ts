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

export type Screen = {
  /** Fetches the screen once; throws like `createLazy`. */
  load: () => Promise<ComponentType>;
  /** Returns the same promise for every call. Failed loads are retried. */
  arrived: () => Promise<ComponentType>;
  isLoaded: () => boolean;
};
export type Screens = (page: PageId) => Screen;

/** The running app as its pages use it; the same object during the life of the page. */
export type App = {
  root: Pick<RootActor, 'send' | 'stop'>;
  store: Store;
  texts: AppTexts;
  screens: Screens;
  loadingOverlay: LoadingOverlay;
  codeLine: Pick<CodeLine, 'missing' | 'outdated' | 'retryAll'>;
  /** `writer` is null before its code has loaded. */
  history: {
    writer: Watched<ComponentType<HistoryWriterProps> | null>;
    attach: HistoryWriterProps['attach'];
  };
  request: (request: RootRequest) => void;
  interacted: () => void;
  rendered: (page: PageId) => void;
  restart: () => void;
  /** Opens the current page in the host's newer build. */
  renew: () => void;
};

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

/** Throws outside of {@link AppProvider}. */
export function useApp(): App {
  return required(use(AppContext), 'app around it');
}
