/** Pauses between two looks at what moves by itself, in milliseconds: 5 s at first, slowing to 60 s. */
const pauses = { first: 5_000, longest: 60_000, growth: 1.5 } as const;

/** How long to wait before looking again, after so many looks. */
export const pauseAfter = (rounds: number): number =>
  Math.min(pauses.longest, pauses.first * pauses.growth ** Math.max(0, rounds - 3));
