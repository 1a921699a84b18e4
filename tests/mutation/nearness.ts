import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** What a file imports, from the root; packages are left out. */
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

/** What imports tell of files. */
export type Nearness = {
  /** How far files are from each other along their imports. */
  far: (from: string, to: string) => number;
  /** How many files one imports, all the way down. */
  breadth: (file: string) => number;
};

/** Tests near to a source file are likelier to notice its mistakes than those that only pass through it. */
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
    // A map tells what is added while it is gone through.
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
