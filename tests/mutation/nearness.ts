import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The imports of a file, from the root; without packages. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, name = '']) => {
    const [folder = '', ...rest] = name.split('/');
    const isOurs = ['#machines', '#sandbox', '#visualizations', '#tests'].includes(folder);
    let path: string | null = null;
    if (name.startsWith('.')) path = join(dirname(file), name).replaceAll('\\', '/');
    else if (folder.startsWith('#'))
      path = [isOurs ? '' : 'src/', folder.slice(1), '/', rest.join('/')].join('');
    return path !== null && /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
  });
}

/** Distances by imports. */
export type Nearness = {
  /** The number of import steps between two files. */
  far: (from: string, to: string) => number;
  /** The number of files that a file imports, directly and indirectly. */
  breadth: (file: string) => number;
};

/**
 * A test near a source file detects its mistakes more often than a test that only passes through
 * it.
 */
export function createNearness(): Nearness {
  const imported = new Map<string, string[]>();
  const ways = new Map<string, Map<string, number>>();
  const next = (file: string) => {
    const found = imported.get(file) ?? importsOf(file);
    imported.set(file, found);
    return found;
  };
  const waysFrom = (from: string) => {
    const found = new Map([[from, 0]]);
    // A map iterates over entries that are added during the loop.
    for (const [file, steps] of found)
      for (const other of next(file)) if (!found.has(other)) found.set(other, steps + 1);
    return found;
  };
  const known = (file: string) => {
    const found = ways.get(file) ?? waysFrom(file);
    ways.set(file, found);
    return found;
  };
  return {
    far: (from, to) => known(from).get(to) ?? Infinity,
    breadth: (file) => known(file).size,
  };
}
