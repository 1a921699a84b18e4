import { type Random, randomFrom, seedOf } from './random.ts';

/**
 * Decides which things fail in a world. Each thing that can fail has a name ("request 17") and its
 * own stream of chance, so that leaving out one failure does not change the others. Shrinking a
 * failing world depends on this.
 */
export type Luck = {
  /** Random numbers that decide whether a thing fails; null for a thing that must not fail. */
  of: (name: string) => Random | null;
  /** Reports the failure of a thing, in words. */
  happened: (name: string, words: string) => void;
  /** Names of the failed things, in order. */
  troubles: readonly string[];
  /** Prevents all further failures. */
  end: () => void;
};

/**
 * @param without names of the things that must not fail
 * @param onFailure called with each failure, in words
 */
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
