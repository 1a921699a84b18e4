import { type Random, randomFrom, seedOf } from './random.ts';

/**
 * What goes other than well in a world, thing by thing. Each thing that can has a name ("request 17")
 * and luck of its own, so that the others keep theirs when it is left out: this is how a failing
 * world is shrunk.
 */
export type Luck = {
  /** The chance of a thing; null where it is to go well. */
  of: (name: string) => Random | null;
  /** Says that a thing went otherwise, and how. */
  happened: (name: string, words: string) => void;
  /** The names of what did, in order. */
  troubles: readonly string[];
  /** From now on everything goes well. */
  end: () => void;
};

/**
 * @param without what is to go well, by name
 * @param told hears in words of what does not
 */
export function createLuck(
  seed: number,
  without: { has: (name: string) => boolean },
  told: (words: string) => void,
): Luck {
  const troubles: string[] = [];
  let over = false;
  return {
    troubles,
    of: (name) => (over || without.has(name) ? null : randomFrom(seedOf(seed, name))),
    happened(name, words) {
      troubles.push(name);
      told(words);
    },
    end() {
      over = true;
    },
  };
}
