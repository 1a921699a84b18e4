import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /(?:from|import)\s+'([^']+)'/g;

/** The files that a file imports statically, from the root; without packages. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, name = '']) => {
    const [folder = '', ...rest] = name.split('/');
    const isInRoot = ['#machines', '#sandbox', '#visualizations', '#tests'].includes(folder);
    let path: string | null = null;
    if (name.startsWith('.')) path = join(dirname(file), name).replaceAll('\\', '/');
    else if (folder.startsWith('#'))
      path = [isInRoot ? '' : 'src/', folder.slice(1), '/', rest.join('/')].join('');
    return path !== null && /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
  });
}

/** The files that a file imports, directly or indirectly, and itself. */
export function allImportsOf(file: string): Set<string> {
  const found = new Set([file]);
  // A set iterates over members that are added during the loop.
  for (const one of found) for (const other of importsOf(one)) found.add(other);
  return found;
}
