import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { version } from 'elkjs/package.json';
import * as v from 'valibot';
import { ownJson } from './layout.ts';

/** Layouts by the hash of their graph and the version of ELK, so that none is stale. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/hiram-layouts', version);

const elk = new Elk();

/** Lays out a graph without the cache; all machines together take a minute. */
export const layOut = (graph: ElkNode): Promise<ElkNode> => elk.layout(graph);

/** Writes by a rename, so that concurrent processes never read a partial file. */
async function write(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, text);
    await rename(unfinished, path);
  } catch {
    // Without a writable cache the next run lays out the graph again.
  }
}

export async function laidOut(graph: ElkNode): Promise<ElkNode> {
  const name = createHash('sha256').update(JSON.stringify(graph)).digest('hex');
  const path = join(folder, `${name}.json`);
  const before = await readFile(path, 'utf8').catch(() => null);
  const text = before ?? JSON.stringify(await layOut(graph));
  if (before === null) await write(path, text);
  return v.parse(ownJson<ElkNode>(), text);
}
