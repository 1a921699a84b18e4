/** A stream of random numbers. The same seed gives the same numbers in every version of Node. */
export type Random = {
  /** Returns a number from 0 to below 1. */
  next: () => number;
  below: (limit: number) => number;
  /** Returns a whole number; both limits are included. */
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  fill: <Bytes extends Uint8Array>(bytes: Bytes) => Bytes;
};

export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('/')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

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
