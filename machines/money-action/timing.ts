/** The times are in milliseconds of the running page, never of a wall clock. */
export type MoneyTiming = {
  /** Begins after the last possible sending, and must exceed the server's longest commit delay. */
  settleWindow: number;
  /** A request's own time limit, during which another page may still be sending. */
  sendTimeout: number;
  firstRecheck: number;
  longestRecheck: number;
};

export const defaultTiming: MoneyTiming = {
  settleWindow: 90_000,
  sendTimeout: 60_000,
  firstRecheck: 3_000,
  longestRecheck: 30_000,
};

export function recheckDelay({ firstRecheck, longestRecheck }: MoneyTiming, readings: number) {
  return Math.min(longestRecheck, firstRecheck * 2 ** Math.max(0, readings - 1));
}

/**
 * An attempt from the journal may be another page's and still be in flight, so it settles later.
 */
export function settleTime({ settleWindow, sendTimeout }: MoneyTiming, own: boolean): number {
  return own ? settleWindow : settleWindow + sendTimeout;
}
