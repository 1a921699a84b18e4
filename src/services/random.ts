import type { FillRandom } from '#protocol/random.ts';

export const fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);
