import { spawnSync } from 'node:child_process';
import { folders } from './folders.mjs';

/** `npm run mutants -- domain`, or some files of a folder: see `README.md`. */

const named = process.argv.slice(2);
const known = Object.keys(folders);
const folderOf = (/** @type {string} */ name) => name.replace(/^src\//, '').split('/')[0] ?? '';
const requested = new Set(named.map(folderOf));
if (requested.size === 0 || [...requested].some((folder) => !known.includes(folder))) {
  console.error(`Name folders, or files in them: ${known.join(', ')}.`);
  process.exit(2);
}

for (const folder of requested) {
  const files = named.filter((name) => name.includes('/') && folderOf(name) === folder);
  const options = ['run', 'tests/mutation/stryker.config.mjs'];
  const { status } = spawnSync('node_modules/.bin/stryker', options, {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_FOLDER: folder,
      ...(files.length > 0 && { MUTATED_FILES: files.join(' ') }),
    },
  });
  if (status !== 0) process.exitCode = 1;
}
