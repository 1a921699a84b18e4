import type { FillRandom } from '#protocol/random.ts';

/** The browser's own randomness. */
export const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);
