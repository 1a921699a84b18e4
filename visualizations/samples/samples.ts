import { folderOf } from '#machines/description/folder.ts';
import { sentenceOf } from '#machines/description/words.ts';
import { models } from '#machines/models.ts';
import type { Model, Path } from '#machines/walk/model.ts';
import { pathOf, type Sample, withSamples } from './sample.ts';

const found = import.meta.glob<readonly Sample[]>(
  ['./*.ts', '!./sample.ts', '!./samples.ts', '!./step-text.ts'],
  { eager: true, import: 'samples' },
);

const ofMachine = (machine: string) => found[`./${folderOf(machine)}.ts`] ?? [];

export const sampledModels: readonly Model[] = models.map((model) =>
  withSamples(model, ofMachine(model.machine.id)),
);

export type SamplePath = { name: string; purpose: string | undefined; path: Path };

export function samplesOf(machine: string): SamplePath[] {
  const model = models.find((one) => one.machine.id === machine);
  if (!model) return [];
  return ofMachine(machine).map((one) => ({
    name: one.name,
    purpose: one.purpose,
    path: pathOf(model, one),
  }));
}

export const samplePathsOf = (machine: string): (Path & { purpose: string })[] =>
  samplesOf(machine).map(({ name, purpose = sentenceOf(name), path }) => ({
    purpose: `Sample: ${purpose}`,
    ...path,
  }));
