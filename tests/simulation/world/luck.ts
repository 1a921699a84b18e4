import { type Random, randomFrom, seedOf } from './random.ts';

/**
 * Decides what fails in a world. Each request, gesture or operation has a name ("request 17") and
 * its own random stream, so that shrinking can leave out one failure without changing the others.
 */
export type Luck = {
  /** Returns null for a name that must not fail, and after `end`. */
  of: (name: string) => Random | null;
  happened: (name: string, words: string) => void;
  troubles: readonly string[];
  /** Prevents all further failures. */
  end: () => void;
};

export function createLuck(
  seed: number,
  without: { has: (name: string) => boolean },
  onFailure: (words: string) => void,
): Luck {
  const troubles: string[] = [];
  let over = false;
  return {
    troubles,
    of: (name) => (over || without.has(name) ? null : randomFrom(seedOf(seed, name))),
    happened(name, words) {
      troubles.push(name);
      onFailure(words);
    },
    end() {
      over = true;
    },
  };
}
