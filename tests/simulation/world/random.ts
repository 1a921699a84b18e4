/** One stream of chance. The same seed gives the same numbers on every version of Node. */
export type Random = {
  /** From 0 up to below 1. */
  next: () => number;
  /** A whole number from 0 up to below `limit`. */
  below: (limit: number) => number;
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  /** Fills bytes with chance and returns them. */
  fill: <Bytes extends Uint8Array>(bytes: Bytes) => Bytes;
};

/** A seed of 32 bits made of words and numbers (FNV-1a). */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('/')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: short, quick, and good enough to choose what happens. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    fill(bytes) {
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = below(256);
      return bytes;
    },
  };
}
