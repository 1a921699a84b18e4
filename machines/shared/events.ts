import type { Location } from '#domain/pages.ts';

/** Back; a flow ignores it while money is in flight. */
export type BackEvent = { type: 'nav.back' };

/**
 * Forward; ignored by a state that does not name the event, or whose guard refuses the location.
 */
export type ForwardEvent = { type: 'nav.forward'; location: Location };

export type RootNotice =
  /** The page's data must be fetched again. */
  | { type: 'page.refreshed' }
  /** The page is visible again, or a new day began in Manila: the data on the page may be stale. */
  | { type: 'page.shown' }
  | { type: 'connection.restored' }
  /** The same borrower logged in again; calls that failed without a session may be repeated. */
  | { type: 'session.renewed' };

export type FlowEvent = BackEvent | ForwardEvent | RootNotice;
