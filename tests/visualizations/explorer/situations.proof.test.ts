import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { environmentOf } from '#machines/walk/environment.ts';
import { shownTexts } from '#visualizations/explorer/build/texts.tsx';
import { canHappen } from '#visualizations/explorer/flows/trail.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { modelsWithSituations, situationPathsOf, situationsOf } from '#machines/situations.ts';
import { readScreens } from '#visualizations/screens/files.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';

// A stub, because the sanitiser needs a browser and this test reads only text.
vi.mock('#services/html/sanitise.ts', () => ({ sanitise: (html: string) => html }));

const situated = modelsWithSituations.filter(({ machine }) => situationsOf(machine.id).length > 0);
const paths = Object.fromEntries(situated.map(({ machine: { id } }) => [id, situationPathsOf(id)]));
const texts = await shownTexts(situated, paths);
const preview = await createPreview('en');

const nothing = () => {};
const drawn = (snapshot: AnyMachineSnapshot) =>
  renderToStaticMarkup(preview.Screen({ snapshot, send: nothing, request: nothing }));

const named = situated.map((model) => [model.machine.id, model] as const);

it.each(named)('the situations of %s are all possible', (id, model) => {
  const environment = environmentOf(model);
  for (const { start, steps } of situationsOf(id).map(({ path }) => path)) {
    let world = environment.start(start);
    for (const step of steps) {
      expect(canHappen(world, step)).toBe(true);
      world = environment.next(world, step);
    }
  }
});

it.each(named)(
  'the screen of each pictured situation of %s differs from its other pictured screens',
  async (id, model) => {
    const environment = environmentOf(model);
    const list = await readScreens(id);
    const usual = (list?.states ?? []).flatMap((one) => ('path' in one ? [one.path] : []));
    const pictured = situationsOf(id).filter(({ purpose }) => purpose !== undefined);
    const seen = [...usual, ...pictured.map(({ path }) => path)].map((path) =>
      drawn(worldAfter(environment, path).snapshot),
    );
    const ofSamples = seen.slice(usual.length);
    const alike = pictured.filter((_, index) => {
      const page = ofSamples[index];
      return seen.filter((other) => other === page).length > 1;
    });
    expect(alike.map(({ purpose }) => purpose)).toEqual([]);
  },
);

it('no situation requests a payment of 0 pesos', () => {
  expect(texts.filter(({ text }) => /\b(Repay|Pay) ₱0/.test(text))).toEqual([]);
});
