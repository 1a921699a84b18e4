import type { Port } from '#machines/shared/ports.ts';

/** A rating: one to five stars, and an optional comment. */
export type Rating = { loanOrderId: string; stars: number; comment: string };

export type RatingPorts = {
  /**
   * Stores on the phone, by the server's time, that a rating of this loan was requested
   * (`popEvaluateTime`).
   */
  keepRatingAsked: Port<{ loanOrderId: string }, void>;
  /**
   * Sends the rating and stores that it was given; returns the store page's address, if there is
   * one.
   */
  userSubmitRating: Port<Rating, { storeUrl: string | null }>;
  /** Opens the app's page in the store: by the shell, or in place of this page (`leaving`). */
  openStore: Port<{ url: string }, { leaving: boolean }>;
};
