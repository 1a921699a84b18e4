import { folderOf } from '#machines/description/folder.ts';
import { models } from '#machines/models.ts';
import type { Model, Path } from '#machines/walk/model.ts';
import { pathOf, type Sample, withSamples } from './sample.ts';

const found = import.meta.glob<readonly Sample[]>(['./*.ts', '!./sample.ts', '!./samples.ts'], {
  eager: true,
  import: 'samples',
});

export const samplesOf = (machine: string): readonly Sample[] =>
  found[`./${folderOf(machine)}.ts`] ?? [];

export const sampledModels: readonly Model[] = models.map((model) =>
  withSamples(model, samplesOf(model.machine.id)),
);

export const samplePathsOf = (machine: string): (Path & { purpose: string })[] =>
  samplesOf(machine).map((sample) => ({
    purpose: `Sample, from “${sample.start}”: ${sample.purpose}`,
    ...pathOf(sample),
  }));
