import type { Port } from '#machines/shared/ports.ts';

/** A rating: one to five stars, and an optional comment. */
export type Rating = { loanOrderId: string; stars: number; comment: string };

/** The ports of asking for a rating. */
export type RatingPorts = {
  /** Notes on the phone, by the server's time, that this loan was asked about (`popEvaluateTime`). */
  keepRatingAsked: Port<{ loanOrderId: string }, void>;
  /** Gives the rating, and notes that it was given; the page of the store, where there is one. */
  userSubmitRating: Port<Rating, { storeUrl: string | null }>;
  /** Opens the app's page in the store: by the shell, or else `leaving` this page for it. */
  openStore: Port<{ url: string }, { leaving: boolean }>;
};
