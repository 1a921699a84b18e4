import type { Location } from '#domain/pages.ts';

/** Back: a flow goes one step back, ends, or ignores it while money is in flight. */
export type BackEvent = { type: 'nav.back' };

/** Forward: the flow follows it only if its ordinary guard for that page is true. */
export type ForwardEvent = { type: 'nav.forward'; location: Location };

/**
 * Notices from the root to the active flow. The help centre, the permissions page and the open
 * attempts receive some of them too.
 */
export type RootNotice =
  /** The page's data must be fetched again. */
  | { type: 'page.refreshed' }
  | { type: 'page.shown' }
  | { type: 'connection.restored' }
  /** The same borrower logged in again; calls that failed without a session may be repeated. */
  | { type: 'session.renewed' };

export type FlowEvent = BackEvent | ForwardEvent | RootNotice;
