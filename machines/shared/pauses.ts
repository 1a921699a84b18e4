import type { Timed } from './ports.ts';

/** Pauses between polls of a changing state, in milliseconds: from 5 s up to 60 s. */
const pauses = { first: 5_000, longest: 60_000, growth: 1.5 } as const;

/** The pause after a number of polls. */
export const pauseAfter = (rounds: number): number =>
  Math.min(pauses.longest, pauses.first * pauses.growth ** Math.max(0, rounds - 3));

/**
 * The minimum wait for a price's expiry, to limit requests, and the maximum of a browser's timer.
 */
const waits = { shortest: 1_000, longest: 2_147_483_647 } as const;

/** Milliseconds from the reply until its price expires (server's clock), within `waits`. */
export const pauseUntilExpiry = (price: Timed<{ expiresAt: number }>): number =>
  Math.min(waits.longest, Math.max(waits.shortest, price.expiresAt - price.receivedAt));
