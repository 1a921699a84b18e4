import { describe, expect, test } from 'vitest';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { describeMachine } from '#machines/description/describe.ts';
import type { MachineModel, Model } from '#machines/walk/model.ts';
import { explore, planOf } from '#machines/walk/planner.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { models } from '#machines/models.ts';
import { chartOf, machineOf } from './chart.ts';
import { isNoticed, planFor } from './kill.ts';
import { mutantsOf } from './mutants.ts';
import { scoreOf } from './score.ts';

const label = (name: string) => ({ description: `${name}.`, meta: { label: name } });

const doorMachine = setup({
  types: { context: {} as { rung: number }, events: {} as { type: 'rung' } | { type: 'pushed' } },
  actors: { look: fromPromise<boolean>(() => Promise.reject(new Error('nobody looks'))) },
  actions: { count: assign({ rung: ({ context }) => context.rung + 1 }), light: () => {} },
  guards: { friend: (_, params: { known: boolean }) => params.known },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  description: 'A door.',
  context: { rung: 0 },
  initial: 'shut',
  states: {
    shut: { ...label('Shut'), on: { rung: { target: 'looking', actions: 'count' } } },
    looking: {
      ...label('Looking'),
      entry: 'light',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'friend', params: ({ event }) => ({ known: event.output }) },
            target: 'open',
          },
          { target: 'shut' },
        ],
        onError: 'shut',
      },
    },
    open: { ...label('Open'), on: { pushed: 'shut' }, after: { patience: 'shut' } },
  },
});

const door: MachineModel<typeof doorMachine> = {
  machine: doorMachine,
  starts: { any: undefined },
  services: {
    look: {
      friend: gives(true),
      stranger: gives(false),
      dark: throws({ kind: 'network' }),
    },
  },
  events: { rung: [{ type: 'rung' }], pushed: [{ type: 'pushed' }] },
  key: () => null,
};

const looked = 'door.looking | xstate.done.actor.look';
const failed = 'door.looking | xstate.error.actor.look';
const patience = 'door.open | xstate.after.patience.door.open';

describe('mutants', () => {
  test('have one change each, which gives the name', () => {
    expect(mutantsOf(doorMachine).map(({ name }) => name)).toEqual([
      'door: starts in looking',
      'door: starts in open',
      'door.shut | rung | 0: dropped',
      'door.shut | rung | 0: leads nowhere',
      'door.shut | rung | 0: leads to door.shut',
      'door.shut | rung | 0: leads to door.open',
      'door.shut | rung | 0: action count dropped',
      `${looked} | 0: dropped`,
      `${looked} | 0: leads nowhere`,
      `${looked} | 0: leads to door.shut`,
      `${looked} | 0: leads to door.looking`,
      `${looked} | 0: tried after 1`,
      `${looked} | 0: guard friend negated`,
      `${looked} | 0: guard friend dropped`,
      `${looked} | 1: dropped`,
      `${looked} | 1: leads nowhere`,
      `${looked} | 1: leads to door.looking`,
      `${looked} | 1: leads to door.open`,
      `${failed} | 0: dropped`,
      `${failed} | 0: leads nowhere`,
      `${failed} | 0: leads to door.looking`,
      `${failed} | 0: leads to door.open`,
      'door.looking: entry light dropped',
      'door.looking: service look dropped',
      `${looked} | 0: target swapped with xstate.done.actor.look | 1`,
      'door.open | pushed | 0: dropped',
      'door.open | pushed | 0: leads nowhere',
      'door.open | pushed | 0: leads to door.looking',
      'door.open | pushed | 0: leads to door.open',
      `${patience} | 0: dropped`,
      `${patience} | 0: leads nowhere`,
      `${patience} | 0: leads to door.looking`,
      `${patience} | 0: leads to door.open`,
      'door.open: delay patience doubled',
      'door.open: delay patience halved',
    ]);
  });

  test('fail the walk of a plan, which the unchanged machine passes', async () => {
    const explored = explore(door);
    const plans = {
      transitions: planOf(explored.transitions, 'transitions'),
      pairs: planOf(explored.pairs, 'pairs'),
    };
    const { score, survivors } = await scoreOf(door, plans);
    expect(survivors).toEqual({ transitions: [], pairs: [] });
    expect(score).toEqual({ mutants: 35, equivalent: 0, transitions: 35, pairs: 35 });

    const mutant = {
      name: 'nothing changed',
      kind: 'transition dropped',
      state: 'door.shut',
      chart: chartOf(doorMachine),
    } as const;
    expect(await isNoticed(door, mutant, planFor(plans.pairs, 'door.shut'))).toBe(false);
  });

  test('are equivalent if they swap branches without a difference, but not if they drop a guard', async () => {
    const chart = chartOf(doorMachine);
    const { looking } = chart.states;
    const [look] = looking?.invoke ?? [];
    const [friend, stranger] = look?.onDone ?? [];
    if (!looking || !look || !friend || !stranger) throw new Error('no look');
    const isStranger = {
      type: 'friend',
      params: ({ event }: { event: DoneActorEvent }) => ({ known: !event.output }),
    };
    const invoke = [{ ...look, onDone: [friend, { ...stranger, guard: isStranger }] }];
    const states = { ...chart.states, looking: { ...looking, invoke } };
    const model: Model = { ...door, machine: machineOf({ ...chart, states }, doorMachine) };
    const explored = explore(model);
    const { equivalent, survivors } = await scoreOf(model, {
      transitions: planOf(explored.transitions, 'transitions'),
      pairs: planOf(explored.pairs, 'pairs'),
    });
    expect(equivalent).toEqual([`${looked} | 0: tried after 1`]);
    expect(survivors.pairs.map(({ name }) => name)).toEqual([
      `${looked} | 1: guard friend dropped`,
    ]);
  });

  test('are detected if their chart never comes to rest', async () => {
    const plan = planOf(explore(door).transitions, 'transitions');
    const chart = chartOf(doorMachine);
    const { shut } = chart.states;
    if (!shut) throw new Error('no state');
    const restless = { ...shut, always: [{ target: ['#door.shut'], reenter: true, actions: [] }] };
    const mutant = {
      name: 'door.shut: never rests',
      kind: 'transition retargeted',
      state: 'door.shut',
      chart: { ...chart, states: { ...chart.states, shut: restless } },
    } as const;
    expect(await isNoticed(door, mutant, plan)).toBe(true);
  });
});

describe.for(models.map(({ machine }) => machine))('the mutants of $id', (machine) => {
  test('are made from a chart that equals the machine', () => {
    expect(describeMachine(machineOf(chartOf(machine), machine))).toEqual(describeMachine(machine));
  });

  test('have unique names', () => {
    const names = mutantsOf(machine).map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });
});
