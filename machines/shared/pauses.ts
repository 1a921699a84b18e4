import type { Timed } from './ports.ts';

const pauses = { first: 5_000, longest: 60_000, growth: 1.5 } as const;

export const pauseAfter = (rounds: number): number =>
  Math.min(pauses.longest, pauses.first * pauses.growth ** Math.max(0, rounds - 3));

/** `shortest` limits requests; `longest` is the maximum of a browser's timer. */
const waits = { shortest: 1_000, longest: 2_147_483_647 } as const;

/** Milliseconds from the reply until its price expires, by the server's clock, within `waits`. */
export const pauseUntilExpiry = (price: Timed<{ expiresAt: number }>): number =>
  Math.min(waits.longest, Math.max(waits.shortest, price.expiresAt - price.receivedAt));
