/** How long a money action waits, in milliseconds of the running page, never of a wall clock. */
export type MoneyTiming = {
  /**
   * From the moment no page can still be sending: afterwards a reading without the effect proves
   * that the attempt was not taken. Must exceed the server's longest commit delay.
   */
  settleWindow: number;
  /** A request's own time limit: this long, another page may still be sending. */
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

/** The pause after so many readings without an end: doubling, up to the longest. */
export function recheckDelay({ firstRecheck, longestRecheck }: MoneyTiming, readings: number) {
  return Math.min(longestRecheck, firstRecheck * 2 ** Math.max(0, readings - 1));
}

/**
 * How long an unknown outcome stays open. An attempt of this page has ended sending when its
 * outcome becomes unknown; one found in the journal may be another page's, still being sent.
 */
export function settleTime({ settleWindow, sendTimeout }: MoneyTiming, own: boolean): number {
  return own ? settleWindow : settleWindow + sendTimeout;
}
