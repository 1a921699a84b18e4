import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/** `node build-changed.mjs <next build as JSON> <folder>`; see `next-build.ts`. */

/**
 * @param {{ file: string, from: string, to: string }} change
 * @returns {import('vite').Plugin}
 */
function changed({ file, from, to }) {
  let isMade = false;
  return {
    name: 'hiram:changed',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code) {
        isMade = code.includes(from);
        return { code: code.replace(from, to), map: null };
      },
    },
    buildEnd() {
      if (!isMade) this.error(`${file} says nowhere: ${from}`);
    },
  };
}

/**
 * Changes every file in `assets/` before its name is made from its content.
 *
 * @returns {import('vite').Plugin}
 */
function everyFileOther() {
  return {
    name: 'hiram:every-file-other',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!file.fileName.startsWith('assets/')) continue;
          if (file.type === 'chunk') file.code += '\n/* next */';
          else file.source = `${file.source.toString()}\n/* next */`;
        }
      },
    },
  };
}

const [next = '', folder = ''] = process.argv.slice(2);
const changes = JSON.parse(next);
const made = await build({
  mode: 'production',
  logLevel: 'error',
  plugins: changes === 'every file' ? [everyFileOther()] : changes.map(changed),
  build: { write: false },
});
if (!('output' in made)) throw new Error('there is not exactly one build of the app');
for (const file of made.output) {
  const path = join(folder, file.fileName);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file.type === 'chunk' ? file.code : file.source);
}
