import { expect, test } from 'vitest';
import { readPlans } from '#machines/walk/plans.ts';
import { readNamedPaths } from '#visualizations/explorer/build/named-paths.ts';
import { endingsIn } from '#visualizations/map/endings.ts';
import { modelsWithSituations } from '#machines/situations.ts';

const endings = endingsIn(await readNamedPaths());
const ending = modelsWithSituations.filter(({ machine: { id } }) => id in endings);

test.each(ending)('$machine.id: the map has each end that its plan reaches', async (model) => {
  const { id } = model.machine;
  const { pairs } = await readPlans(model);
  const paths = pairs.paths.map(({ start, steps }) => ({
    start,
    steps: steps.map(({ step }) => step),
  }));
  expect(endings[id]).toEqual(expect.arrayContaining([...(endingsIn({ [id]: paths })[id] ?? [])]));
});
