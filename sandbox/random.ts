import { createHash } from 'node:crypto';
import { type FillRandom, randomHex } from '#protocol/random.ts';

/** Where a sandbox takes chance from: identifiers, tokens, passwords, codes, names. */
export type Random = {
  /** So many random bytes, as lowercase hex. */
  hex: (bytes: number) => string;
  /** A whole number from 0 up to below `limit`, each as likely as any other. */
  below: (limit: number) => number;
  /** So many random digits. */
  digits: (count: number) => string;
};

/** How many numbers four bytes can say. */
const numbers = 2 ** 32;

function randomFrom(fill: FillRandom): Random {
  function below(limit: number): number {
    // Numbers from here on are thrown away: they would make the first ones likelier.
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

/** The machine's own randomness. */
export const systemRandom: Random = randomFrom((bytes) => crypto.getRandomValues(bytes));

/** The same chance for the same seed, each time: for tests and for worlds that are played again. */
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
