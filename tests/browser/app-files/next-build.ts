import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = fileURLToPath(new URL('build-changed.mjs', import.meta.url));
const firstPage = join(root, 'dist/app/index.html');
const cache = join(root, 'node_modules/.cache/next-builds');

/** Timeout of a fixture that prepares a build, in milliseconds. */
export const preparing = 300_000;

type Change = { file: string; from: string; to: string };

/** `every file`: the content, and so the name, of every file in `assets/` differs. */
type NextBuild = readonly Change[] | 'every file';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Needs a separate process, because it renders the first page with React's production build. */
async function buildWith(next: NextBuild, folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = [script, JSON.stringify(next), folder];
  await promisify(execFile)(process.execPath, options, { cwd: root, env });
}

/**
 * Returns the folder of a build that is cached until `dist/` changes. Fixtures call this function,
 * because building takes longer than the limit of a test.
 */
export async function prepareNextBuild(next: NextBuild): Promise<string> {
  const dist = hashOf(await readFile(firstPage, 'utf8'));
  const changes = hashOf(JSON.stringify(next) + (await readFile(script, 'utf8')));
  const folder = join(cache, `${dist}-${changes}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const old = (await readdir(cache)).filter((name) => !name.startsWith(dist));
  await Promise.all(old.map((name) => rm(join(cache, name), { recursive: true, force: true })));
  const unfinished = await mkdtemp(join(cache, `${dist}-unfinished-`));
  await buildWith(next, unfinished);
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // Another worker process has made the same build meanwhile.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  });
  return folder;
}
