import { createHash } from 'node:crypto';

/** Minimum length of a name's hash; longer if two texts collide. */
const shortest = 4;

const hashOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`).toString(36);

export type ShortNames = {
  of: (text: string, stem?: string) => string;
  given: ReadonlyMap<string, string>;
};

/** A text in `known` keeps its name. Hashes that collide get longer, so that names are unique. */
export function shortNames(known: ReadonlyMap<string, string> = new Map()): ShortNames {
  const stemOf = (name: string) => name.slice(0, name.lastIndexOf('~') + 1);
  const keyOf = (text: string, stem: string) => `${stem}\n${text}`;
  const names = new Map([...known].map(([name, text]) => [keyOf(text, stemOf(name)), name]));
  const given = new Map<string, string>();

  function newName(text: string, stem: string): string {
    const hash = hashOf(text);
    for (let length = shortest; length <= hash.length; length += 1) {
      const name = `${stem}${hash.slice(-length)}`;
      if (!known.has(name) && !given.has(name)) return name;
    }
    throw new Error(`no name is left for ${text}`);
  }

  return {
    given,
    of(text, stem = '') {
      const key = keyOf(text, stem);
      const name = names.get(key) ?? newName(text, stem);
      names.set(key, name);
      given.set(name, text);
      return name;
    },
  };
}
