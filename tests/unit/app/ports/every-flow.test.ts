import { existsSync } from 'node:fs';
import { folderOf } from '#machines/description/folder.ts';
import { flowIds } from '#machines/flows.ts';
import { required } from '#machines/shared/required.ts';
import { describeFlow } from './table.ts';

type Provider = Parameters<typeof describeFlow<object>>[1];

const providers = import.meta.glob<Provider>('../../../../src/flows/*/chunk.ts', {
  eager: true,
  import: 'provider',
});

/** A flow without a file in this folder has only ports that are one call each. */
for (const id of flowIds) {
  const folder = folderOf(id);
  if (existsSync(new URL(`${folder}.test.ts`, import.meta.url))) continue;
  const file = `../../../../src/flows/${folder}/chunk.ts`;
  describeFlow(id, required(providers[file], `provider of ${id}`), {});
}
