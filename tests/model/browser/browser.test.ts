import { describe, expect, test } from 'vitest';
import { screenWalks } from '#tests/flows/walks.ts';
import { momentsOf } from '#tests/browser/walk/harness/moments.ts';
import type { PlannedPath } from '#machines/walk/plan.ts';
import { statesIn } from '#tests/model/screens/screens.ts';
import { behind, browserPlanOf, namesIn } from './reach.ts';
import { shownOnce } from './shown-once.ts';

const browserWalks = screenWalks.flatMap(({ model, browser }) =>
  browser ? [{ model, reach: browser.reach }] : [],
);

describe.each(browserWalks)('the browser’s plan of $model.machine.id', ({ model, reach }) => {
  const { machine } = model;
  const browserPlan = browserPlanOf(model, reach);
  const { plan } = browserPlan;

  test('takes every transition from its states, except those left out by name', () => {
    expect(behind(machine, browserPlan).toSorted()).toEqual(
      Object.keys(reach.behind ?? {}).toSorted(),
    );
  });

  test('still shows every visible state at rest after it is shortened', () => {
    const statesOn = (paths: readonly PlannedPath[]) =>
      new Set(
        paths
          .flatMap((path) => momentsOf(path, reach))
          .filter(({ expects, transient }) => expects.status === 'active' && !transient)
          .flatMap(({ expects }) => statesIn(expects.value)),
      );
    const few = shownOnce(reach, plan.paths);
    expect(statesOn(few)).toEqual(statesOn(plan.paths));
    expect(few.length).toBeLessThanOrEqual(plan.paths.length);
  });

  test('needs every exclusion', () => {
    expect(namesIn(reach).filter((name) => !browserPlan.used.has(name))).toEqual([]);
  });
});

/** Machines with screens that the browser walks within other machines. */
const within: Record<string, string> = {
  moneyAction: 'the walks of borrow and repayment reach each of its outcomes',
  attempts: 'journeys/money/money leaves an attempt, and home reports its outcome',
  smsCode: 'the walk of login requests codes and waits for them',
};

test('every machine with screens is walked, alone or within another', () => {
  const walked = browserWalks.map(({ model }) => model.machine.id);
  const shown = screenWalks.map(({ model }) => model.machine.id);
  expect([...walked, ...Object.keys(within)].toSorted()).toEqual(shown.toSorted());
});
