import { existsSync } from 'node:fs';
import type { FlowServices } from '#app/flows/provider.ts';
import { folderOf } from '#machines/description/folder.ts';
import { flowModels } from '#machines/flow-models.ts';
import { flowIds } from '#machines/flows.ts';
import { required } from '#machines/shared/required.ts';
import { describePorts } from './table.ts';

type Provider = { run: (services: FlowServices) => object };

const providers = import.meta.glob<Provider>('../../../../src/flows/*/chunk.ts', {
  eager: true,
  import: 'provider',
});

/** A flow without a file in this folder has only ports that are one call each. */
for (const id of flowIds) {
  const folder = folderOf(id);
  if (existsSync(new URL(`${folder}.test.ts`, import.meta.url))) continue;
  const file = `../../../../src/flows/${folder}/chunk.ts`;
  const provider = required(providers[file], `provider of ${id}`);
  describePorts(id, {
    base: flowModels[id].machine,
    machine: ({ services }) => provider.run(services),
    ports: {},
  });
}
