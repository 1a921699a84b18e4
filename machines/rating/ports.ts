import type { Port } from '#machines/shared/ports.ts';

/** What is said of a loan: one to five stars, and words, if any. */
export type Rating = { loanOrderId: string; stars: number; comment: string };

/** What asking for a rating asks of the world. */
export type RatingPorts = {
  /** Notes on the phone, by the server's time, that this loan was asked about (`popEvaluateTime`). */
  keepRatingAsked: Port<{ loanOrderId: string }, void>;
  /** Gives the rating, and notes that it was given; the page of the store, where there is one. */
  userSubmitRating: Port<Rating, { storeUrl: string | null }>;
  /** Opens the app's page in the store: by the shell, or else `leaving` this page for it. */
  openStore: Port<{ url: string }, { leaving: boolean }>;
};
