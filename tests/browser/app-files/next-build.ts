import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = fileURLToPath(new URL('build-changed.mjs', import.meta.url));

/** A change in one file, as it stands in the source; the build fails where there is nothing to change. */
type Change = { file: string; from: string; to: string };

/** What is other in the next build: the source in some places, or the content, and so the name, of every file. */
export type NextBuild = readonly Change[] | 'every file';

/**
 * Builds the app as it is next into a folder; nothing there is compressed. In a process
 * of its own: the build renders the first page, by the React that goes out to phones.
 */
export async function buildWith(next: NextBuild, folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = [script, JSON.stringify(next), folder];
  await promisify(execFile)(process.execPath, options, { cwd: root, env });
}
