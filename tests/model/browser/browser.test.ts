import { describe, expect, test } from 'vitest';
import { transitionIds } from '#machines/description/nodes.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { momentsOf } from '#tests/browser/walk/harness/moments.ts';
import type { PlannedPath } from '#machines/walk/plan.ts';
import { statesIn } from '#tests/model/screens/screens.ts';
import { behind, browserPlanOf, namesIn, takenOn } from './reach.ts';
import { shownOnce } from './shown-once.ts';

const browserWalks = screenWalks.flatMap(({ model, browser }) =>
  browser ? [{ model, reach: browser.reach }] : [],
);

/** The transitions of all machines, and those that the walks take. */
const transitions = { all: 0, taken: 0 };

describe.each(browserWalks)('the browser’s plan of $model.machine.id', ({ model, reach }) => {
  const { machine } = model;
  const browserPlan = browserPlanOf(model, reach);
  const { plan } = browserPlan;
  transitions.all += transitionIds(machine).size;
  transitions.taken += takenOn(plan).size;

  test('takes every transition from its states, except those left out by name', () => {
    expect(behind(machine, browserPlan).toSorted()).toEqual(
      Object.keys(reach.behind ?? {}).toSorted(),
    );
  });

  test('shows every visible state at rest in a few paths', () => {
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

test('the walks take more than three quarters of the transitions of the machines', () => {
  expect(transitions.taken / transitions.all).toBeGreaterThan(3 / 4);
});

/** Machines with screens that the browser walks within other machines. */
const within: Record<string, string> = {
  moneyAction: 'the walks of borrow and repayment reach each of its outcomes',
  attempts: 'journeys/money/money-unknown leaves an attempt, and home reports its outcome',
  smsCode: 'the walk of login requests codes and waits for them',
};

test('every machine with screens is walked, alone or within another', () => {
  const walked = browserWalks.map(({ model }) => model.machine.id);
  const shown = screenWalks.map(({ model }) => model.machine.id);
  expect([...walked, ...Object.keys(within)].toSorted()).toEqual(shown.toSorted());
});
