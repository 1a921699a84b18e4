import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate';
import { faultsOfMachine } from '#machines/walk/declared.ts';
import { type Begin, walkPlan } from '#machines/walk/drive.ts';
import { liveDriver, pureDriver } from '#machines/walk/drivers.ts';
import { faultsOfPlan } from '#machines/walk/faults.ts';
import { BrokenLaw, watchLaws } from '#machines/walk/laws.ts';
import type { Model, Step } from '#machines/walk/model.ts';
import { planFile, readPlans } from '#machines/walk/plans.ts';
import { plansIn } from '#machines/walk/plan-reader.ts';
import { fileWording, namesLike } from '#machines/walk/plan-writer.ts';
import { explore, planOf } from '#machines/walk/planner.ts';
import { mustNotFail } from '#machines/walk/story.ts';
import { stepText } from '#machines/walk/words.ts';
import { moneyActionModel } from '#machines/money-action/model.ts';
import { required } from '#machines/shared/required.ts';
import { randomWalks } from './harness/random.ts';
import { uncovered } from './harness/walk.ts';

const model: Model = moneyActionModel;
const drivers: Record<string, (of: Model) => Begin> = { pure: pureDriver, live: liveDriver };
const { pairs: plan, transitions } = await readPlans(model);
const file = required(await planFile('moneyAction'), 'plan');

type Parts = Parameters<AnyStateMachine['provide']>[0];

/** The machine with parts that differ from its plan. */
const otherwise = (parts: Parts): Model => ({ ...model, machine: model.machine.provide(parts) });

const accepts = otherwise({ guards: { serverAccepted: () => true } });

const neverWaits: Model = {
  ...model,
  invariants: {
    'It never waits.': ({ snapshot }) => !snapshot.matches('unknown') || 'it waits',
  },
};

const lacking: Model = {
  ...model,
  services: {
    ...model.services,
    submitMoney: {
      to: () => {
        throw new Error('nobody lends it');
      },
    },
  },
};

describe.each(Object.entries(drivers))('a walk with the %s driver fails', (_, driverOf) => {
  test('if the chart differs from the plan', async () => {
    const failure = await walkPlan(accepts, plan, driverOf(accepts));
    expect(failure?.sentence).toBe('moneyAction should come to “Refused”, and comes to “Done”.');
    expect(failure?.story.at(-1)).toBe('submitMoney ends: creditNotUsable');
    expect([failure?.should.at(-1), failure?.is.at(-1)]).toEqual(['-> refused', '-> done']);
  });

  test('if a law does not hold', async () => {
    const failure = await walkPlan(neverWaits, plan, driverOf(neverWaits));
    expect(failure).toMatchObject({
      sentence: 'A law of moneyAction does not hold: It never waits.',
      is: ['it waits'],
    });
  });

  test('if the model has no outcome for a call', async () => {
    const failure = await walkPlan(lacking, plan, driverOf(lacking));
    expect(failure?.sentence).toMatch(
      /^The model of moneyAction has no outcome for submitMoney\(.+\): nobody lends it\.$/s,
    );
  });

  test('if the context would not survive JSON', async () => {
    const dated = otherwise({ actions: { adoptIntent: assign({ intent: () => new Date(0) }) } });
    const failure = await walkPlan(dated, plan, driverOf(dated));
    expect(failure?.is).toEqual(['the context.intent holds a Date, which JSON loses']);
  });
});

test('a failure has a story and the command that repeats it', async () => {
  const failure = await walkPlan(accepts, plan, pureDriver(accepts));
  expect(() => mustNotFail(failure, 'npx vitest run this')).toThrow(
    /^moneyAction should .+\n {2}1\. started: [\s\S]+\n {2}should: [\s\S]+\n {2}is: {5}[\s\S]+\n {2}replay: npx vitest run this$/,
  );
  expect(() => plansIn(accepts, file)).toThrow('npm run plans -- moneyAction');
});

describe('a random walk', () => {
  test('shrinks a failure to the shortest story, and names its seed', async () => {
    expect(await randomWalks(neverWaits)(2_000, 7)).toMatchObject({
      story: ['started: resumed'],
      is: ['it waits'],
      seed: 7,
    });
  });

  test('reports that no step is possible any more', async () => {
    const stuck: Model = { ...model, services: { ...model.services, prepareAttempt: {} } };
    expect(await randomWalks(stuck)(100, 1)).toMatchObject({
      story: ['started: attempt'],
      is: ['nothing can happen any more'],
    });
  });
});

test('a new plan keeps the committed paths, cuts impossible ones, and covers the rest', () => {
  const { pairs: explored } = explore(model);
  const nameOf = (step: Step) => stepText(fileWording(model, namesLike(file)), step);
  const paths = file.paths.pairs.map(({ start, steps }) => ({
    start,
    steps: steps.map((step) => step.text),
  }));
  const planned = (committed: typeof paths) =>
    planOf(explored, 'pairs', { paths: committed, nameOf });
  expect(planned(paths)).toEqual(plan);
  const [first, ...others] = paths;
  const impossible = { ...required(first, 'path'), steps: [...(first?.steps ?? []), 'eaten'] };
  expect(planned([impossible, ...others])).toEqual(plan);
  const longer = planned(paths.slice(0, -1));
  expect(longer.paths.slice(0, paths.length - 1)).toEqual(plan.paths.slice(0, -1));
  expect(uncovered(explored, longer)).toEqual([]);
  expect(uncovered(explored, { ...plan, paths: plan.paths.slice(0, 1) })).not.toEqual([]);
});

test('a plan is refused if it misses a state or a transition', () => {
  expect(faultsOfPlan(model.machine, transitions)).toEqual([]);
  expect(faultsOfPlan(model.machine, { ...transitions, paths: [] })).toEqual(
    expect.arrayContaining([
      'no path rests in moneyAction.notTaken',
      'no path takes moneyAction.closing | xstate.error.actor.closeIntent | 0',
    ]),
  );
});

test('the general laws reject a dead end, back during money, an idle busy state and a service after the end', () => {
  const machine = createMachine({
    initial: 'resting',
    states: { resting: { tags: ['money'] }, busy: { tags: ['busy'] }, over: { type: 'final' } },
  });
  function verdict(value: string, takes: readonly string[], runs: readonly string[] = []) {
    const snapshot = machine.resolveState({ value });
    const services = new Map(runs.map((id) => [id, { source: id, input: null }]));
    const enabled = takes.map((type) => ({ type }));
    const look = watchLaws({ machine, starts: {}, services: {}, events: {} });
    try {
      look({ step: null, snapshot, services, enabled });
      return 'lawful';
    } catch (error) {
      return error instanceof BrokenLaw ? error.message : String(error);
    }
  }
  expect(verdict('resting', ['page.shown'])).toBe('lawful');
  expect(verdict('resting', [])).toMatch(/^Every state except .*nothing leads out/);
  expect(verdict('resting', ['nav.back'])).toMatch(/money.*it accepts nav\.back/);
  expect(verdict('busy', [], ['work'])).toBe('lawful');
  expect(verdict('busy', ['nav.back'])).toMatch(/^A busy state waits/);
  expect(verdict('over', [], ['work'])).toMatch(/work still runs/);
});

const work = fromPromise(() => Promise.resolve());
const state = { description: 'A state.', meta: { label: 'State' } };

test.for([
  ['small: a service without an id', { invoke: { src: 'work', onError: {} } }],
  ['small: the service work is inline', { invoke: { id: 'work', src: work, onError: {} } }],
  ['small: the service work has no onError', { invoke: { id: 'work', src: 'work' } }],
  ['small: an inline guard on go', { on: { go: { guard: () => true } } }],
  ['small: an inline action on go', { on: { go: { actions: () => {} } } }],
  ['small: an inline entry or exit action', { entry: () => {} }],
  ['small: an unnamed delay', { after: { 100: {} } }],
  ['small.a: no description', { initial: 'a', states: { a: { meta: state.meta } } }],
  ['small.a: no meta.label', { initial: 'a', states: { a: { description: 'A.' } } }],
] as const)('a machine is refused: %s', ([fault, config]) => {
  const small: Parameters<typeof createMachine>[0] = {
    id: 'small',
    description: 'Small.',
    ...config,
  };
  expect(faultsOfMachine(createMachine(small, { actors: { work } }))).toEqual([fault]);
});
