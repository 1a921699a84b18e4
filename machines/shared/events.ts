import type { Location } from '#domain/pages.ts';

/** Back: a flow goes a step back, leaves, or ignores it while money is under way. */
export type BackEvent = { type: 'nav.back' };

/** Forward: taken only where the flow's ordinary guard to that page holds. */
export type ForwardEvent = { type: 'nav.forward'; location: Location };

/** Notices of the root to the active flow. */
export type RootNotice =
  /** The native shell or the person asked for fresh data. */
  | { type: 'page.refreshed' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'connection.restored' }
  /** The same borrower logged in again; what failed for want of a session may go on. */
  | { type: 'session.renewed' };

export type FlowEvent = BackEvent | ForwardEvent | RootNotice;
