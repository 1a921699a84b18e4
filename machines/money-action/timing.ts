/**
 * The waiting times of a money action, in milliseconds of the running page, never of a wall clock.
 */
export type MoneyTiming = {
  /**
   * Time after the last possible sending. Afterwards a reply without the effect proves that the
   * attempt was not taken. Must exceed the server's longest commit delay.
   */
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

/** The pause after a number of reconciliations; it doubles up to the maximum. */
export function recheckDelay({ firstRecheck, longestRecheck }: MoneyTiming, readings: number) {
  return Math.min(longestRecheck, firstRecheck * 2 ** Math.max(0, readings - 1));
}

/**
 * Time during which an unknown outcome can change. An attempt of this page has ended sending when
 * its outcome becomes unknown. One from the journal may be another page's and still be in flight.
 */
export function settleTime({ settleWindow, sendTimeout }: MoneyTiming, own: boolean): number {
  return own ? settleWindow : settleWindow + sendTimeout;
}
