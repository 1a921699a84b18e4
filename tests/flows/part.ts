import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowId } from '#domain/pages.ts';
import { folderOf } from '#machines/description/folder.ts';

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Null without the file or the export. */
async function exportOf(file: string, name: string): Promise<unknown> {
  if (!existsSync(file)) return null;
  // oxlint-disable-next-line hiram/imports-run-one-way -- a file of a folder, found by its name
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return isObject(module) ? (Reflect.get(module, name) ?? null) : null;
}

export const partOf = (folder: string, part: string): Promise<unknown> =>
  exportOf(join(import.meta.dirname, folder, `${part}.ts`), part);

export const providerOf = (id: FlowId): Promise<unknown> =>
  exportOf(join(import.meta.dirname, '../../src/flows', folderOf(id), 'chunk.ts'), 'provider');
