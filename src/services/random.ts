import type { FillRandom } from '#protocol/random.ts';

/** The browser's random generator. */
export const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);
