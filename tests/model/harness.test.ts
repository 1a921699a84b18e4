import { describe, expect, test } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromPromise,
  isMachineSnapshot,
} from 'xstate';
import { countingOf, missing } from './harness/coverage.ts';
import { faultsOfMachine } from './harness/declared.ts';
import { type Begin, walkPlan } from './harness/drive.ts';
import { liveDriver, pureDriver } from './harness/drivers.ts';
import { faultsOfPlan } from './harness/faults.ts';
import type { Model } from './harness/model.ts';
import { generators } from './harness/plan.ts';
import { changeOf } from './harness/plan-change.ts';
import { planIn } from './harness/plan-reader.ts';
import { textOf } from './harness/plan-writer.ts';
import { explore, planOf } from './harness/planner.ts';
import { randomWalks } from './harness/random.ts';
import { shownBy } from './harness/stand-in.ts';
import { kitchenModel } from './samples/kitchen.model.ts';

const model: Model = kitchenModel;
const drivers: Record<string, (of: Model) => Begin> = { pure: pureDriver, live: liveDriver };
const plan = planOf(explore(model), 'pairs');
const text = textOf(plan);

type Parts = Parameters<AnyStateMachine['provide']>[0];

/** The kitchen with other actions or guards: it does something else than its plan says. */
const otherwise = (parts: Parts): Model => ({ ...model, machine: model.machine.provide(parts) });

/** The kitchen whose world never sends some event. */
const without = (event: string): Model => ({ ...model, events: { ...model.events, [event]: [] } });

const faultsOf = (of: Model) => faultsOfPlan(of.machine, planOf(explore(of), 'transitions'));

describe('a machine with one of each', () => {
  test.for([...generators])('the plan of %s reaches everything', (generator) => {
    expect(faultsOfPlan(model.machine, planOf(explore(model), generator))).toEqual([]);
  });

  test.for(Object.entries(drivers))('%s, it goes as planned', async ([, driverOf]) => {
    const { walked, heard } = countingOf(model.machine);
    expect(await walkPlan(plan, driverOf(model), heard)).toBeNull();
    expect(missing(walked)).toEqual([]);
  });

  test('services that stay say something, and services end', () => {
    const kinds = plan.paths.flatMap(({ steps }) => steps.map(({ step }) => step.type));
    expect(new Set(kinds)).toEqual(new Set(['user', 'settle', 'emit', 'elapse']));
  });

  test('a child machine shows its first state while it runs', async () => {
    const shown = new Set<unknown>();
    const watching: Model = {
      ...model,
      read(snapshot) {
        const child = shownBy(snapshot, 'eggTimer');
        if (isMachineSnapshot(child)) shown.add(child.value);
      },
    };
    for (const driverOf of Object.values(drivers)) {
      shown.clear();
      expect(await walkPlan(plan, driverOf(watching))).toBeNull();
      expect([...shown]).toEqual(['running']);
    }
  });

  test('its plan is read as it was written', () => {
    expect(planIn(text)).toEqual(plan);
  });

  test('walks at random go well', async () => {
    expect(await randomWalks(model)(2000, 1)).toBeNull();
  });
});

describe('a walk fails', () => {
  const breaks = otherwise({ guards: { isHot: () => true } });

  test.for(Object.entries(drivers))('%s, where the chart does something else', async ([, of]) => {
    const difference = await walkPlan(plan, of(breaks));
    expect(difference?.story.at(-1)).toBe('eggTimer ends: rings');
    expect(difference?.expected.value).toMatchObject({ stove: 'cold' });
    expect(difference?.seen).toMatchObject({ value: { stove: 'cooling' } });
  });

  test('where an action is lost', async () => {
    const stays = otherwise({ actions: { keepDish: () => {} } });
    const difference = await walkPlan(plan, liveDriver(stays));
    expect(difference?.expected.context).toMatchObject({ dish: 'adobo' });
    expect(difference?.seen).toMatchObject({ context: { dish: '' } });
  });

  test('where context would not survive JSON', async () => {
    const dated = otherwise({ actions: { keepDish: assign({ dish: () => new Date(0) }) } });
    const difference = await walkPlan(plan, liveDriver(dated));
    expect(difference?.seen).toEqual({
      broke: 'the context.dish holds a Date, which JSON loses',
    });
  });

  test('where a selector that must be total is not', async () => {
    const reads = (): never => {
      throw new Error('no view');
    };
    const difference = await walkPlan(plan, liveDriver({ ...model, read: reads }));
    expect(difference).toMatchObject({ story: ['started: empty'], seen: { broke: 'no view' } });
  });

  test('with a story and the command, where the committed plan is another', () => {
    const change = changeOf(planOf(explore(breaks), 'pairs'), text);
    expect(change).toContain('kitchen');
    expect(change).toContain('eggTimer ends: rings');
    expect(change).toContain('npm run plans -- kitchen');
  });

  test('where no plan is committed', () => {
    expect(changeOf(plan, '')).toContain('has no plan');
  });
});

describe('a plan is refused', () => {
  test('that reaches not every transition', () => {
    expect(faultsOf(without('cook.resumed'))).toEqual([
      'no path takes kitchen.stove.paused | cook.resumed | 0',
    ]);
  });

  test('that reaches not every state', () => {
    expect(faultsOf(without('cook.paused'))).toContain('no path rests in kitchen.stove.paused');
  });

  test('without a path', () => {
    expect(faultsOfPlan(model.machine, { ...plan, paths: [] })).toContain('there are no paths');
  });

  test('with a step that asserts nothing', () => {
    expect(() => planIn(text.replace(/,"is":"[^"]+"}/, '}'))).toThrow(/is/);
  });

  test('that expects a state of which it says nothing', () => {
    expect(() => planIn(text.replace(/"is":"[^"]+"/, '"is":"nowhere"'))).toThrow(/nowhere/);
  });
});

describe('a machine is refused', () => {
  const faults = (config: Parameters<typeof createMachine>[0]) =>
    faultsOfMachine(
      createMachine(
        { id: 'small', description: 'Small.', ...config },
        { actors: { work: fromPromise(() => Promise.resolve()) } },
      ),
    );
  const state = { description: 'A state.', meta: { label: 'State' } };

  test.for([
    ['small: a service without an id', { invoke: { src: 'work', onError: {} } }],
    ['small: the service work has no onError', { invoke: { id: 'work', src: 'work' } }],
    ['small: an inline guard on go', { on: { go: { guard: () => true } } }],
    ['small: an inline action on go', { on: { go: { actions: () => {} } } }],
    ['small: an inline entry or exit action', { entry: () => {} }],
    ['small: an unnamed delay', { after: { 100: {} } }],
    ['small.a: no description', { initial: 'a', states: { a: { meta: state.meta } } }],
    ['small.a: no meta.label', { initial: 'a', states: { a: { description: 'A.' } } }],
  ] as const)('%s', ([fault, config]) => {
    expect(faults(config)).toEqual([fault]);
  });

  test('whose service is inline', () => {
    const src = fromPromise(() => Promise.resolve());
    expect(faults({ invoke: { id: 'work', src, onError: {} } })).toEqual([
      'small: the service work is inline',
    ]);
  });
});

describe('a random walk that fails', () => {
  test('shrinks to the shortest story, and names its seed', async () => {
    const burns = otherwise({
      actions: {
        countServed: assign(() => {
          throw new Error('burnt');
        }),
      },
    });
    expect(await randomWalks(burns)(10_000, 7)).toMatchObject({
      story: [
        'started: empty',
        '{"type":"cook.started","dish":"adobo"}',
        'heat says: hot',
        'fetchRecipe ends: known',
        'eggTimer ends: rings',
      ],
      seen: { broke: 'Error: burnt' },
      seed: 8,
    });
  });

  test('where nothing can happen any more', async () => {
    const stuck: Model = {
      ...without('cook.started'),
      services: { ...model.services, smoke: {}, watchDoor: {} },
    };
    expect(await randomWalks(stuck)(100, 1)).toMatchObject({
      story: ['started: empty'],
      seen: { broke: 'nothing can happen any more' },
    });
  });
});
