import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  createMachine,
  fromPromise,
  isMachineSnapshot,
} from 'xstate';
import { countingOf, missing } from '#machines/walk/coverage.ts';
import { faultsOfMachine } from '#machines/walk/declared.ts';
import { differencesOf } from '#machines/walk/differences.ts';
import { type Begin, walkPlan } from '#machines/walk/drive.ts';
import { liveDriver, pureDriver } from '#machines/walk/drivers.ts';
import { faultsOfPlan } from '#machines/walk/faults.ts';
import { BrokenLaw, watchLaws } from '#machines/walk/laws.ts';
import type { Model, Step } from '#machines/walk/model.ts';
import { type Generator, generators, type Plan } from '#machines/walk/plan.ts';
import { fileText, planIn } from '#machines/walk/plan-file.ts';
import { plansIn } from '#machines/walk/plan-reader.ts';
import { fileOf, fileWording, namesLike } from '#machines/walk/plan-writer.ts';
import { explore, planOf } from '#machines/walk/planner.ts';
import { randomWalks } from './harness/random.ts';
import { gives } from '#machines/walk/service.ts';
import { shortNames } from '#machines/walk/short-names.ts';
import { mustNotFail } from '#machines/walk/story.ts';
import { uncovered } from './harness/walk.ts';
import { stepText } from '#machines/walk/words.ts';
import { sampleModel } from './samples/sample.model.ts';

const model: Model = sampleModel;
const drivers: Record<string, (of: Model) => Begin> = { pure: pureDriver, live: liveDriver };

function plansOf(of: Model): Record<Generator, Plan> {
  const explored = explore(of);
  return {
    transitions: planOf(explored.transitions, 'transitions'),
    pairs: planOf(explored.pairs, 'pairs'),
  };
}

const plans = plansOf(model);
const { pairs: plan } = plans;
const file = fileOf(model, plans, null);
const text = fileText(file);

type Parts = Parameters<AnyStateMachine['provide']>[0];

/** The sample machine with parts that differ from its plan. */
const otherwise = (parts: Parts): Model => ({ ...model, machine: model.machine.provide(parts) });

const without = (event: string): Model => ({ ...model, events: { ...model.events, [event]: [] } });

const faultsOf = (of: Model) => faultsOfPlan(of.machine, plansOf(of).transitions);

describe('the sample machine', () => {
  test.for([...generators])(
    'has a plan of %s that reaches every state and transition',
    (generator) => {
      expect(faultsOfPlan(model.machine, plans[generator])).toEqual([]);
    },
  );

  test.for(Object.entries(drivers))('matches its plan: %s', async ([, driverOf]) => {
    const { walked, onMoment: heard } = countingOf(model.machine);
    expect(await walkPlan(model, plan, driverOf(model), heard)).toBeNull();
    expect(missing(walked)).toEqual([]);
  });

  test('shows the first state of a child machine while the child runs', async () => {
    const shown = new Set<unknown>();
    const watching: Model = {
      ...model,
      read({ children }: { children: Record<string, AnyActorRef | undefined> }) {
        const child: unknown = children['eggTimer']?.getSnapshot();
        if (isMachineSnapshot(child)) shown.add(child.value);
      },
    };
    for (const driverOf of Object.values(drivers)) {
      shown.clear();
      expect(await walkPlan(watching, plan, driverOf(watching))).toBeNull();
      expect([...shown]).toEqual(['running']);
    }
  });

  test('has the same plan after writing and reading', () => {
    expect(planIn(text)).toEqual(file);
    expect(plansIn(model, planIn(text))).toEqual(plans);
  });

  test('passes random walks', async () => {
    expect(await randomWalks(model)(2000, 1)).toBeNull();
  });
});

describe('a walk fails', () => {
  const breaks = otherwise({ guards: { isHot: () => true } });

  test.for(Object.entries(drivers))('%s, if the chart differs from the plan', async ([, of]) => {
    const failure = await walkPlan(breaks, plan, of(breaks));
    expect(failure?.sentence).toBe(
      'sample should come to “Stove cold”, and comes to “Stove cooling”.',
    );
    expect(failure?.story.at(-1)).toBe('eggTimer ends: rings');
    expect(failure?.should).toContain('-> stove.cold');
    expect(failure?.is).toContain('-> stove.cooling');
  });

  test('with a story and the command that repeats it', async () => {
    const failure = await walkPlan(breaks, plan, pureDriver(breaks));
    expect(() => mustNotFail(failure, 'npx vitest run this')).toThrow(
      /^sample should come to “Stove cold”, .+\n {2}1\. started: [\s\S]+\n {2}should: [\s\S]+\n {2}is: {5}[\s\S]+\n {2}replay: npx vitest run this$/,
    );
    expect(() => mustNotFail(null, '')).not.toThrow();
  });

  test('if an action changes nothing', async () => {
    const stays = otherwise({ actions: { keepDish: () => {} } });
    const failure = await walkPlan(stays, plan, liveDriver(stays));
    expect(failure?.should).toEqual(['dish="adobo"', 'runs +fetchRecipe.dish="adobo"']);
  });

  test('if the context would not survive JSON', async () => {
    const dated = otherwise({ actions: { keepDish: assign({ dish: () => new Date(0) }) } });
    const failure = await walkPlan(dated, plan, liveDriver(dated));
    expect(failure?.is).toEqual(['the context.dish holds a Date, which JSON loses']);
  });

  test('if a required selector throws', async () => {
    const reads = (): never => {
      throw new Error('no view');
    };
    const failure = await walkPlan(model, plan, liveDriver({ ...model, read: reads }));
    expect(failure).toMatchObject({ story: ['started: empty'], is: ['no view'] });
  });

  test('with a story and the command, if the committed plan differs', () => {
    expect(() => plansIn(breaks, file)).toThrow(/eggTimer ends: rings\n {2}should: takes/);
    expect(() => plansIn(breaks, file)).toThrow('npm run plans -- sample');
  });

  test('if a step of the committed plan is not possible any more', () => {
    const services = { ...model.services, fetchRecipe: { known: gives({ minutes: 3 }) } };
    expect(() => plansIn({ ...model, services }, file)).toThrow(
      /can no longer do the next step of its plan: fetchRecipe:network/,
    );
  });

  test('if the machine has no such start any more', () => {
    expect(() => plansIn({ ...model, starts: {} }, file)).toThrow(/not started as empty/);
  });
});

test('two changes are compared by their parts', () => {
  const same = 'tags +busy';
  const planned = [same, 'can +a +b', 'runs +pay({"to":"juan","amount":5})', 'page="due"'];
  const seen = [same, 'can +a -c', 'runs +pay({"to":"juan","amount":6})'];
  expect(differencesOf(planned, seen)).toEqual({
    should: ['can +b', 'runs +pay.amount=5', 'page="due"'],
    is: ['can -c', 'runs +pay.amount=6'],
  });
});

describe('a violated law', () => {
  const noHeat: Model = {
    ...model,
    invariants: {
      'It never gets hot.': ({ snapshot }) => {
        const { heat } = v.parse(v.object({ heat: v.number() }), snapshot.context);
        return heat <= 100 || `it has ${heat} degrees`;
      },
    },
  };
  const broken = {
    sentence: 'A law of sample does not hold: It never gets hot.',
    is: ['it has 200 degrees'],
  };

  test.for(Object.entries(drivers))('is reported by its sentence, %s', async ([, of]) => {
    const failure = await walkPlan(noHeat, plan, of(noHeat));
    expect(failure).toMatchObject(broken);
    expect(failure?.story.at(-1)).toBe('heat says: hot');
  });

  test('fails a random walk with the shortest story', async () => {
    const failure = await randomWalks(noHeat)(2000, 1);
    expect(failure).toMatchObject({
      ...broken,
      story: ['started: empty', 'cook.started (dish: adobo)', 'heat says: hot'],
    });
  });

  const idle = createMachine({
    id: 'idle',
    initial: 'resting',
    states: { resting: { tags: ['money'] }, busy: { tags: ['busy'] }, over: { type: 'final' } },
  });

  type World = { takes?: string[]; runs?: string[] };

  function verdict(value: string, { takes = [], runs = [] }: World = {}) {
    const snapshot = idle.resolveState({ value });
    const services = new Map(runs.map((id) => [id, { source: id, input: null }]));
    const enabled = takes.map((type) => ({ type }));
    const of: Model = { machine: idle, starts: {}, services: {}, events: {} };
    try {
      watchLaws(of)({ step: null, snapshot, services, enabled });
      return null;
    } catch (error) {
      return error instanceof BrokenLaw ? error.message : error;
    }
  }

  test('is reported for the laws of all machines: a way out, money, waiting, the end', () => {
    expect(verdict('resting', { takes: ['page.shown'] })).toBeNull();
    expect(verdict('resting')).toMatch(/^Every state except .*“?nothing leads out/);
    expect(verdict('resting', { takes: ['nav.back'] })).toMatch(/money.*it accepts nav\.back/);
    expect(verdict('busy', { runs: ['work'] })).toBeNull();
    expect(verdict('busy', { takes: ['nav.back'] })).toMatch(/^A busy state waits/);
    expect(verdict('over', { runs: ['work'] })).toMatch(/work still runs/);
  });
});

describe('a committed plan', () => {
  const { pairs: explored } = explore(model);
  const kept = {
    paths: file.paths.pairs.map(({ start, steps }) => ({
      start,
      steps: steps.map((step) => step.text),
    })),
    nameOf: (step: Step) => stepText(fileWording(model, namesLike(file)), step),
  };

  test('stays unchanged while the chart does', () => {
    expect(planOf(explored, 'pairs', kept)).toEqual(plan);
  });

  test('keeps its paths and adds paths for uncovered parts of the chart', () => {
    const longer = planOf(explored, 'pairs', {
      ...kept,
      paths: kept.paths.slice(0, -1),
    });
    expect(longer.paths.slice(0, kept.paths.length - 1)).toEqual(plan.paths.slice(0, -1));
    expect(uncovered(explored, longer)).toEqual([]);
  });

  test('is cut where a step is not possible any more', () => {
    const [first, ...others] = kept.paths;
    if (!first) throw new Error('no path');
    const paths = [{ ...first, steps: [...first.steps, 'cook.eaten'] }, ...others];
    expect(planOf(explored, 'pairs', { ...kept, paths })).toEqual(plan);
  });

  test('is replaced if all of its paths are cut', () => {
    const paths = kept.paths
      .toReversed()
      .map(({ start, steps }) => ({ start, steps: [...steps, 'cook.eaten'] }));
    expect(planOf(explored, 'pairs', { ...kept, paths })).toEqual(plan);
  });

  test('keeps its paths by hand, also in a new plan and without new coverage', () => {
    const [first] = kept.paths;
    if (!first) throw new Error('no path');
    const byHand = { start: first.start, steps: first.steps.slice(0, 2), byHand: 'why' };
    const anew = planOf(explored, 'pairs', { ...kept, paths: [byHand, first] });
    expect(anew.paths[0]?.steps).toHaveLength(2);
    expect(anew.paths[1]?.steps).toHaveLength(first.steps.length);
    expect(uncovered(explored, anew)).toEqual([]);
    const others = kept.paths.map(({ start }) => ({ start, steps: ['cook.eaten'] }));
    const cut = planOf(explored, 'pairs', { ...kept, paths: [byHand, ...others] });
    expect(cut.paths[0]?.steps).toHaveLength(2);
  });

  test('reports a path by hand that is not possible any more', () => {
    const paths = [{ start: kept.paths[0]?.start ?? '', steps: ['cook.eaten'], byHand: 'Why.' }];
    const planning = () => planOf(explored, 'pairs', { ...kept, paths });
    expect(planning).toThrow('A path by hand is not possible any more from cook.eaten on: Why.');
  });

  test('lacks coverage if all paths but the first are missing', () => {
    const less: Plan = { ...plan, paths: plan.paths.slice(0, 1) };
    expect(uncovered(explored, less).length).toBeGreaterThan(0);
  });
});

test('a short name stays with its text, and a text whose name is taken gets a longer one', () => {
  const names = shortNames();
  const name = names.of('a long text');
  expect(shortNames(new Map([[name, 'a long text']])).of('a long text')).toBe(name);
  const other = shortNames(new Map([[name, 'something else']])).of('a long text');
  expect(other).not.toBe(name);
  expect(other.endsWith(name)).toBe(true);
});

describe('a plan is refused', () => {
  test('if no path takes a transition', () => {
    expect(faultsOf(without('cook.resumed'))).toEqual([
      'no path takes sample.stove.paused | cook.resumed | 0',
    ]);
  });

  test('if no path rests in a state', () => {
    expect(faultsOf(without('cook.paused'))).toContain('no path rests in sample.stove.paused');
  });

  test('if it has no path', () => {
    expect(faultsOfPlan(model.machine, { ...plan, paths: [] })).toContain('there are no paths');
  });

  test('if a step asserts nothing', () => {
    const bare = text.replace(/ > cook\.paused \w+/, ' > cook.paused');
    expect(() => planIn(bare)).toThrow(/no change for a step: cook\.paused/);
  });

  test('if a step refers to an undefined change', () => {
    const bare = text.replace(/ > cook\.paused \w+/, ' > cook.paused none');
    expect(() => planIn(bare)).toThrow(/no change none/);
  });

  test('if it names no machine, or has a line outside of any section', () => {
    expect(() => planIn('paths:\n')).toThrow(/begins with its machine/);
    expect(() => planIn('machine: sample\nsomething\n')).toThrow(/line of no section/);
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
  ] as const)('with this fault: %s', ([fault, config]) => {
    expect(faults(config)).toEqual([fault]);
  });

  test('with an inline service', () => {
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
        'cook.started (dish: adobo)',
        'fetchRecipe ends: known',
        'heat says: hot',
        'eggTimer ends: rings',
      ],
      is: ['burnt'],
      seed: 7,
    });
  });

  test('reports that no step is possible any more', async () => {
    const stuck: Model = {
      ...without('cook.started'),
      services: { ...model.services, smoke: {}, watchDoor: {} },
    };
    expect(await randomWalks(stuck)(100, 1)).toMatchObject({
      story: ['started: empty'],
      is: ['nothing can happen any more'],
    });
  });
});
