import type { Port } from '#machines/shared/ports.ts';

/** `stars`: one to five. */
export type Rating = { loanOrderId: string; stars: number; comment: string };

export type RatingPorts = {
  /**
   * Stores on the phone that a rating of this loan was requested, with the server's time
   * (`popEvaluateTime`).
   */
  keepRatingAsked: Port<{ loanOrderId: string }, void>;
  /** Sends the rating and stores that it was given; `storeUrl` is null without a store page. */
  userSubmitRating: Port<Rating, { storeUrl: string | null }>;
  /** `leaving`: the store opens in place of this page. */
  openStore: Port<{ url: string }, { leaving: boolean }>;
};
