import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { version } from 'elkjs/package.json';
import * as v from 'valibot';

/** What was laid out before, by what it was laid out from: nothing in here can be stale. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/hiram-layouts', version);

const LaidOut = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<ElkNode>((graph) => typeof graph === 'object' && graph !== null),
);

const elk = new Elk();

/** A graph as ELK lays it out, worked out anew: for all machines it takes a minute. */
export const laidOutAnew = (graph: ElkNode): Promise<ElkNode> => elk.layout(graph);

async function written(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null;
  }
}

/** Several processes may write at once: who reads finds a whole file, or none. */
async function write(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, text);
    await rename(unfinished, path);
  } catch {
    // Where nothing can be kept, it is laid out anew next time.
  }
}

const known = new Map<string, Promise<string>>();

async function textOf(name: string, graph: ElkNode): Promise<string> {
  const path = join(folder, `${name}.json`);
  const before = await written(path);
  if (before !== null) return before;
  const text = JSON.stringify(await laidOutAnew(graph));
  await write(path, text);
  return text;
}

/** A graph as ELK lays it out. The same graph is laid out once, by whatever draws it. */
export async function laidOut(graph: ElkNode): Promise<ElkNode> {
  const name = createHash('sha256').update(JSON.stringify(graph)).digest('hex');
  const text = known.get(name) ?? textOf(name, graph);
  known.set(name, text);
  return v.parse(LaidOut, await text);
}
