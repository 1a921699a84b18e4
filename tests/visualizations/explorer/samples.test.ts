import { expect, it } from 'vitest';
import { environmentOf } from '#tests/model/harness/environment.ts';
import { shownTexts } from '#visualizations/explorer/build/texts.tsx';
import { sampledModels, samplePathsOf } from '#visualizations/samples/samples.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';

const sampled = sampledModels.filter(({ machine }) => samplePathsOf(machine.id).length > 0);
const paths = Object.fromEntries(sampled.map(({ machine: { id } }) => [id, samplePathsOf(id)]));
const texts = await shownTexts(sampled, paths);

it.each(sampled.map((model) => [model.machine.id, model] as const))(
  'the samples of %s can all happen, and each changes what is known',
  (id, model) => {
    const environment = environmentOf(model);
    for (const path of samplePathsOf(id)) {
      const before = worldAfter(environment, { ...path, steps: path.steps.slice(0, -1) });
      expect(environment.steps(before)).toContainEqual(path.steps.at(-1));
      const { snapshot } = worldAfter(environment, path);
      expect(snapshot.context).not.toEqual(before.snapshot.context);
    }
  },
);

it.each([
  ['Your payment is overdue', 'en'],
  ['5 days overdue', 'en'],
  ['Due today', 'en'],
  ['Overdue now', 'en'],
  ['Overdue na ang bayad ninyo', 'fil'],
])('a search finds %s', (text, language) => {
  expect(texts).toContainEqual(expect.objectContaining({ text, language }));
});

it('no sample asks for nothing: each sum to pay is one', () => {
  expect(texts.filter(({ text }) => /\b(Repay|Pay) ₱0/.test(text))).toEqual([]);
});
