import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The export of a file in a machine's folder; null without one. */
export async function partOf(folder: string, part: string): Promise<unknown> {
  const file = join(import.meta.dirname, folder, `${part}.ts`);
  if (!existsSync(file)) return null;
  // oxlint-disable-next-line hiram/imports-run-one-way -- a file of the folder, found by its name
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return isObject(module) ? Reflect.get(module, part) : null;
}
