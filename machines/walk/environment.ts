import * as v from 'valibot';
import type { AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate';
import { ServiceFailure } from '#domain/failure.ts';
import { Missing } from './missing.ts';
import { endsOf, type Model, outcomeOf, serviceOf, type Step, wordOf } from './model.ts';
import { type Effect, effectOf, enabledIn } from './observation.ts';
import { pureMachineOf } from './pure.ts';
import { isSpeaker, type Service } from './service.ts';

type Timer = { id: string; event: EventObject; left: number };

export type World = {
  status: 'active';
  output: undefined;
  error: undefined;
  snapshot: AnyMachineSnapshot;
  services: ReadonlyMap<string, Service>;
  timers: readonly Timer[];
  effects: Effect[];
  /** The services that ran before the last step, without the one that the step settled. */
  held: ReadonlySet<string>;
  restarted: string[];
  /** The transitions of the last step, in order. */
  taken: string[];
};

export type Environment = {
  start: (name: string) => World;
  next: (world: World, step: Step) => World;
  /** The same world for this machine, from a machine whose states have the same ids. */
  adopt: (world: World) => World;
  /** All steps, including those that the model excludes. */
  possible: (world: World) => Step[];
  steps: (world: World) => Step[];
  /** Two worlds with equal keys count as the same. */
  key: (world: World) => string;
};

const Spawned = v.object({
  id: v.string(),
  src: v.string(),
  input: v.optional(v.unknown()),
});
const Stopped = v.object({ id: v.string() });
const Raised = v.object({
  id: v.string(),
  event: v.looseObject({ type: v.string() }),
  delay: v.number(),
});
const Cancelled = v.object({ sendId: v.string() });

function consequences(
  before: Pick<World, 'services' | 'timers'>,
  actions: ExecutableActionObject[],
) {
  const services = new Map(before.services);
  let timers = before.timers;
  const effects: Effect[] = [];
  const begun: string[] = [];
  for (const { type, params } of actions) {
    if (type === 'xstate.spawnChild') {
      const { id, src, input } = v.parse(Spawned, params);
      services.set(id, { source: src, input });
      begun.push(id);
    } else if (type === 'xstate.stopChild') {
      const stopped = v.safeParse(Stopped, params);
      if (stopped.success) services.delete(stopped.output.id);
    } else if (type === 'xstate.raise') {
      const raised = v.safeParse(Raised, params);
      if (raised.success) {
        const { id, event, delay } = raised.output;
        timers = [...timers.filter((timer) => timer.id !== id), { id, event, left: delay }];
      }
    } else if (type === 'xstate.cancel') {
      const { sendId } = v.parse(Cancelled, params);
      timers = timers.filter(({ id }) => id !== sendId);
    } else {
      const effect = effectOf({ type, params });
      if (effect) effects.push(effect);
    }
  }
  return { services, timers, effects, begun };
}

function endOf(model: Model, id: string, { source, input }: Service, name: string) {
  const outcome = outcomeOf(model, source, input, name);
  return 'output' in outcome
    ? { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: new ServiceFailure(outcome.failure), actorId: id };
}

const remembered = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

/**
 * JSON replacer that makes failures equal: each `failure` that is an object becomes the same text.
 */
export const failuresAlike = (name: string, value: unknown) =>
  name === 'failure' && typeof value === 'object' && value !== null ? 'failure' : value;

/** `everything` has all steps that a screen offers, `walked` the model's selection of them. */
export function environmentOf(
  model: Model,
  extent: 'everything' | 'walked' = 'walked',
): Environment {
  const run = pureMachineOf(model);
  const keys = new WeakMap<World, string>();

  function isWalked(step: Step, snapshot: AnyMachineSnapshot): boolean {
    if (step.type === 'user' && model.offers && !model.offers(step.event, snapshot)) return false;
    return extent === 'everything' || (model.walks?.(step, snapshot) ?? true);
  }

  function after(world: World, { snapshot, taken, actions }: ReturnType<typeof run>): World {
    const { effects, begun, ...rest } = consequences(world, actions);
    const again = [...world.restarted, ...begun.filter((id) => world.held.has(id))];
    return {
      ...world,
      ...rest,
      snapshot,
      effects: [...world.effects, ...effects],
      restarted: [...new Set(again)].filter((id) => rest.services.has(id)),
      taken: [...world.taken, ...taken],
    };
  }

  function receive(world: World, event: EventObject): World {
    if (world.snapshot.status !== 'active') return world;
    return after(
      world,
      run((machine, scope) => machine.transition(world.snapshot, event, scope), world.snapshot),
    );
  }

  function serviceIn({ services }: World, id: string): Service {
    const service = services.get(id);
    if (!service) throw new Missing(`The service ${id} of ${model.machine.id} does not run.`);
    return service;
  }

  function settle(world: World, id: string, outcome: string): World {
    const service = serviceIn(world, id);
    const services = new Map(world.services);
    services.delete(id);
    return receive({ ...world, services }, endOf(model, id, service, outcome));
  }

  /**
   * Due timers fire in the order of their start; a timer that starts meanwhile needs its own step.
   */
  function elapse(world: World, ms: number): World {
    const timers = world.timers.map((timer) => ({ ...timer, left: timer.left - ms }));
    return timers
      .filter(({ left }) => left <= 0)
      .reduce<World>(
        (now, due) =>
          now.timers.includes(due)
            ? receive({ ...now, timers: now.timers.filter((timer) => timer !== due) }, due.event)
            : now,
        { ...world, timers },
      );
  }

  function servicesEnd({ services }: World): Step[] {
    return [...services].flatMap(([service, { source, input }]) => {
      const samples = serviceOf(model, source);
      const words = isSpeaker(samples) ? Object.keys(samples.says) : [];
      return [
        ...words.map((says): Step => ({ type: 'emit', service, says })),
        ...Object.keys(endsOf(model, source, input)).map(
          (outcome): Step => ({ type: 'settle', service, outcome }),
        ),
      ];
    });
  }

  function possible(world: World): Step[] {
    const { snapshot, timers } = world;
    if (snapshot.status !== 'active') return [];
    const steps: Step[] = enabledIn(model, snapshot).map((event) => ({ type: 'user', event }));
    steps.push(...servicesEnd(world));
    if (timers.length > 0) {
      steps.push({ type: 'elapse', ms: Math.min(...timers.map(({ left }) => left)) });
    }
    return steps;
  }

  return {
    adopt(world) {
      const { snapshot } = run((machine) => {
        const { _nodes } = machine.resolveState(world.snapshot);
        const history = Object.entries(world.snapshot.historyValue).map(
          ([id, nodes]) => [id, nodes.map((node) => machine.getStateNodeById(node.id))] as const,
        );
        const historyValue = Object.fromEntries(history);
        return { ...world.snapshot, machine, _nodes, historyValue };
      });
      return { ...world, snapshot };
    },
    possible,
    steps: (world) => possible(world).filter((step) => isWalked(step, world.snapshot)),
    start(name) {
      if (!Object.hasOwn(model.starts, name))
        throw new Error(`no start ${name} in ${model.machine.id}`);
      const move = run((machine, scope) => machine.getInitialSnapshot(scope, model.starts[name]));
      const nothing: World = {
        status: 'active',
        output: undefined,
        error: undefined,
        snapshot: move.snapshot,
        services: new Map(),
        timers: [],
        effects: [],
        held: new Set(),
        restarted: [],
        taken: [],
      };
      return after(nothing, move);
    },
    next(before, step) {
      const ended = step.type === 'settle' ? step.service : null;
      const held = new Set([...before.services.keys()].filter((id) => id !== ended));
      const world = { ...before, effects: [], held, restarted: [], taken: [] };
      switch (step.type) {
        case 'user':
          return receive(world, step.event);
        case 'settle':
          return settle(world, step.service, step.outcome);
        case 'emit': {
          const { service, says } = step;
          return receive(world, wordOf(model, serviceIn(world, service).source, says));
        }
        case 'elapse':
          return elapse(world, step.ms);
      }
    },
    key(world) {
      const known = keys.get(world);
      if (known !== undefined) return known;
      const { snapshot, services, timers } = world;
      const context: unknown = snapshot.context;
      const key = JSON.stringify(
        [
          snapshot.status,
          snapshot.value,
          remembered(snapshot),
          model.key ? model.key(context, snapshot) : context,
          [...services.keys()].toSorted(),
          timers.map(({ id, left }) => [id, left]),
        ],
        failuresAlike,
      );
      keys.set(world, key);
      return key;
    },
  };
}
