import { createHash } from 'node:crypto';
import { type FillRandom, randomHex } from '#protocol/random.ts';

export type Random = {
  hex: (bytes: number) => string;
  /** An integer from 0 to `limit` - 1, each equally likely. */
  below: (limit: number) => number;
  digits: (count: number) => string;
};

/** Number of values of four bytes. */
const numbers = 2 ** 32;

function randomFrom(fill: FillRandom): Random {
  function below(limit: number): number {
    // Numbers from this limit on are rejected, because they would make small results more likely.
    const fairLimit = numbers - (numbers % limit);
    for (;;) {
      const number = new DataView(fill(new Uint8Array(4)).buffer).getUint32(0);
      if (number < fairLimit) return number % limit;
    }
  }
  return {
    hex: (bytes) => randomHex(bytes, fill),
    below,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}

export const systemRandom: Random = randomFrom((bytes) => crypto.getRandomValues(bytes));

export function seededRandom(seed: string): Random {
  let blocks = 0;
  return randomFrom((bytes) => {
    for (let start = 0; start < bytes.length; ) {
      blocks += 1;
      const block = createHash('sha256').update(`${seed}/${blocks}`).digest();
      bytes.set(block.subarray(0, bytes.length - start), start);
      start += block.length;
    }
    return bytes;
  });
}
