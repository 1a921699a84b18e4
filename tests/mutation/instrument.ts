import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Mutant, mutantsOf } from './mutants-of.ts';

const root = resolve(import.meta.dirname, '../..');

/** Text to insert into a file; a larger insertion encloses a smaller one. */
type Insertion = { at: number; text: string; isEnd: boolean; size: number };

function around({ start, end, place, name, replacement }: Mutant): Insertion[] {
  const condition = `__mutant(${JSON.stringify(name)})`;
  const size = end - start;
  const both = (before: string, after: string): Insertion[] => [
    { at: start, text: before, isEnd: false, size },
    { at: end, text: after, isEnd: true, size },
  ];
  if (place === 'flag') return [{ at: end, text: `={!${condition}}`, isEnd: true, size }];
  if (place === 'braces') return both(`{${condition} ? ${replacement} : `, '}');
  return both(`(${condition} ? (${replacement}) : `, ')');
}

/** A source file in which each of its mutants can be switched on at run time. */
export function instrument(file: string, code: string): string {
  const insertions = mutantsOf(file, code)
    .flatMap(around)
    .toSorted((one, other) => {
      if (one.at !== other.at) return one.at - other.at;
      if (one.isEnd !== other.isEnd) return one.isEnd ? -1 : 1;
      return one.isEnd ? one.size - other.size : other.size - one.size;
    });
  let written = '';
  let at = 0;
  for (const insertion of insertions) {
    written += code.slice(at, insertion.at) + insertion.text;
    ({ at } = insertion);
  }
  // On the first line, so that line numbers stay; imports are hoisted above it.
  return `const __mutant = globalThis.__mutant ?? (() => false); ${written}${code.slice(at)}`;
}

/** A plugin that adds the mutants of some source files. */
export function withMutants(files: ReadonlySet<string>): Plugin {
  return {
    name: 'hiram:with-mutants',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
        return files.has(file) ? { code: instrument(file, code), map: null } : null;
      },
    },
  };
}
