import { describe, expect, test } from 'vitest';
import { transitionIds } from '#visualizations/description/nodes.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { browserPlanOf, namesIn } from './reach.ts';

const browserWalks = screenWalks.flatMap(({ model, browser }) =>
  browser ? [{ model, reach: browser.exclusions }] : [],
);

describe.each(browserWalks)('the browser’s plan of $model.machine.id', ({ model, reach }) => {
  const { machine } = model;
  const { plan, excluded } = browserPlanOf(model, reach);

  test('takes every transition, but those that are left out by name', () => {
    const taken = new Set(
      plan.paths.flatMap((path) => [path, ...path.steps]).flatMap((moment) => moment.taken),
    );
    const left = [...transitionIds(machine).values()].filter((id) => !taken.has(id));
    expect(left.toSorted()).toEqual(Object.keys(reach.transitions ?? {}).toSorted());
  });

  test('needs every exclusion', () => {
    expect(namesIn(reach).filter((name) => !excluded.has(name))).toEqual([]);
  });
});

/** Machines with screens that are walked inside of another's. */
const within: Record<string, string> = {
  moneyAction: 'borrow and repayment lead it to each of its outcomes',
};

test('every machine with screens is walked, alone or within another', () => {
  const walked = browserWalks.map(({ model }) => model.machine.id);
  const shown = screenWalks.map(({ model }) => model.machine.id);
  expect([...walked, ...Object.keys(within)].toSorted()).toEqual(shown.toSorted());
});
