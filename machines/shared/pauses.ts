import type { Timed } from './ports.ts';

/** Pauses between two looks at what moves by itself, in milliseconds: 5 s at first, slowing to 60 s. */
const pauses = { first: 5_000, longest: 60_000, growth: 1.5 } as const;

/** How long to wait before looking again, after so many looks. */
export const pauseAfter = (rounds: number): number =>
  Math.min(pauses.longest, pauses.first * pauses.growth ** Math.max(0, rounds - 3));

/** The shortest wait for a price to end, so that nobody asks in a rush; and the longest of a browser's timer. */
const waits = { shortest: 1_000, longest: 2_147_483_647 } as const;

/** How long to wait until a price is over, by the server's clock as of its reply. */
export const pauseUntilExpiry = (price: Timed<{ expiresAt: number }>): number =>
  Math.min(waits.longest, Math.max(waits.shortest, price.expiresAt - price.receivedAt));
