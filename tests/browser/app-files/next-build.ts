import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = fileURLToPath(new URL('build-changed.mjs', import.meta.url));

/** A change in one file, as it stands in the source; the build fails where there is nothing to change. */
export type Change = { file: string; from: string; to: string };

/**
 * Builds the app with changes in its source into a folder; nothing there is compressed. In a process
 * of its own: the build renders the first page, by the React that goes out to phones.
 */
export async function buildWith(changes: readonly Change[], folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = [script, JSON.stringify(changes), folder];
  await promisify(execFile)(process.execPath, options, { cwd: root, env });
}
