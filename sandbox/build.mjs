import { existsSync } from 'node:fs';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds `dist/`: `app/` (the app alone, for any host), `shell/` (the simulated phone), `explorer/`
 * (the charts, also as one file `explorer.html`) and `server/` (the sandbox). With `--if-stale` it
 * builds only if a source is newer than the last build.
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const stamp = 'dist/.built';
const sources = [
  'src',
  'machines',
  'sandbox',
  'visualizations',
  'tests/flows',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * @param {string} path
 * @returns {Promise<number>} the last change of a file, or of anything in a folder, in milliseconds
 */
async function newestChange(path) {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const names = await readdir(path);
  const changes = await Promise.all(names.map((name) => newestChange(join(path, name))));
  return Math.max(found.mtimeMs, ...changes);
}

async function isFresh() {
  if (!existsSync(stamp)) return false;
  const built = await stat(stamp);
  const changes = await Promise.all(sources.map(newestChange));
  return Math.max(...changes) <= built.mtimeMs;
}

if (!process.argv.includes('--if-stale') || !(await isFresh())) {
  const began = new Date();
  for (const mode of ['production', 'shell', 'explorer', 'server']) {
    await build({ mode, logLevel: 'warn' });
  }
  await writeFile(stamp, '');
  await utimes(stamp, began, began);
  console.log(`Built in ${((Date.now() - began.getTime()) / 1000).toFixed(1)} s: dist/`);
}
