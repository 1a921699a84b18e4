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

/** A page's screen, with its texts, loaded perhaps before it is shown. */
export type Screen = {
  /** Fetches it, once; throws a ServiceFailure `network` where it can't be fetched now. */
  load: () => Promise<ComponentType>;
  /** The same promise each time: resolves once it is there, however long the line is down. */
  arrived: () => Promise<ComponentType>;
  /** Whether it is there, to be rendered at once. */
  isLoaded: () => boolean;
};
export type Screens = (page: PageId) => Screen;

/** The running app, as its pages need it. It never changes while the page lives. */
export type App = {
  root: Pick<RootActor, 'send' | 'stop'>;
  store: Store;
  texts: AppTexts;
  screens: Screens;
  loadingOverlay: LoadingOverlay;
  /** The code that the borrower waits for and that failed to load. */
  codeLine: Pick<CodeLine, 'missing' | 'outdated' | 'askNow'>;
  /** The component that writes the browser's history, once it is needed and has loaded. */
  history: {
    writer: Watched<ComponentType<HistoryWriterProps> | null>;
    attach: HistoryWriterProps['attach'];
  };
  /** Sends a screen's request to the root. */
  request: (request: RootRequest) => void;
  /** A person does something: the next move may be theirs. */
  interacted: () => void;
  /** A page is on screen. */
  rendered: (page: PageId) => void;
  /** Starts the page afresh after a failure of the app itself. */
  restart: () => void;
  /** Opens the host's newer build, at the page that is on screen. */
  renew: () => void;
};

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

/** The running app. */
export function useApp(): App {
  return required(use(AppContext), 'app around it');
}
