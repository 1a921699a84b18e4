import { sentenceOf } from '#machines/description/words.ts';
import { models } from './models.ts';
import type { Model, Path } from '#machines/walk/model.ts';
import { pathOf, withSituations } from '#machines/walk/situation.ts';

/** The models, with the answers and the starts of their situations. */
export const modelsWithSituations: readonly Model[] = models.map(withSituations);

export type SituationPath = { name: string; purpose: string | undefined; path: Path };

export const situationsOf = (machine: string): SituationPath[] =>
  models
    .filter((model) => model.machine.id === machine)
    .flatMap((model) =>
      (model.situations ?? []).map((one) => ({
        name: one.name,
        purpose: one.purpose,
        path: pathOf(model, one),
      })),
    );

export const situationPathsOf = (machine: string): (Path & { purpose: string })[] =>
  situationsOf(machine).map(({ name, purpose = sentenceOf(name), path }) => ({
    purpose: `Situation: ${purpose}`,
    ...path,
  }));
