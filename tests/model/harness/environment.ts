import * as v from 'valibot';
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type ExecutableActionObject,
  fromPromise,
} from 'xstate';
import { ServiceFailure } from '#domain/failure.ts';
import { transitionIds } from '#visualizations/description/nodes.ts';
import { type Model, outcomeOf, outcomesOf, samplesOf, type Step } from './model.ts';
import { type Effect, effectOf, type Service } from './observation.ts';

type Timer = { id: string; event: EventObject; left: number };

/** A machine together with its world: what runs, what is due, and what the last step did. */
export type World = {
  status: 'active';
  output: undefined;
  error: undefined;
  snapshot: AnyMachineSnapshot;
  services: ReadonlyMap<string, Service>;
  timers: readonly Timer[];
  effects: Effect[];
  /** The ids of the transitions taken by the last step. */
  taken: string[];
};

/** A machine's world as a pure function of plain steps. */
export type Environment = {
  start: (name: string) => World;
  next: (world: World, step: Step) => World;
  /** Everything that can happen now. */
  steps: (world: World) => Step[];
  /** Two worlds with the same key are taken for the same. */
  key: (world: World) => string;
};

const Spawned = v.object({ id: v.string(), src: v.string(), input: v.optional(v.unknown()) });
const Stopped = v.object({ id: v.string() });
const Raised = v.object({
  id: v.string(),
  event: v.looseObject({ type: v.string() }),
  delay: v.number(),
});
const Cancelled = v.object({ sendId: v.string() });

/** The services and timers after a machine's actions. */
function consequences(
  before: { services: World['services']; timers: World['timers'] },
  actions: ExecutableActionObject[],
): Pick<World, 'services' | 'timers' | 'effects'> {
  const services = new Map(before.services);
  let timers = before.timers;
  const effects: Effect[] = [];
  for (const { type, params } of actions) {
    if (type === 'xstate.spawnChild') {
      const { id, src, input } = v.parse(Spawned, params);
      services.set(id, { source: src, input });
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
  return { services, timers, effects };
}

const never = new Promise<never>(() => {});

/** Runs a machine's transitions without running anything they start. */
function pureMachine(model: Model) {
  const actors: Record<string, AnyActorLogic> = {};
  for (const name of Object.keys(model.services)) actors[name] = fromPromise(() => never);
  const machine: AnyStateMachine = model.machine.provide({
    actors,
    delays: model.delays ?? {},
  });
  const ids = transitionIds(machine);
  let taken: string[] = [];
  let actions: ExecutableActionObject[] = [];
  const self = createActor(machine, {
    inspect(event) {
      if (event.type !== '@xstate.microstep') return;
      const { _transitions: transitions } = event;
      taken.push(...transitions.map((one) => ids.get(one) ?? String(one.eventType)));
    },
  });
  const scope = {
    self,
    id: '',
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: ExecutableActionObject) => void actions.push(action),
  };
  return (move: (of: AnyStateMachine, within: typeof scope) => AnyMachineSnapshot) => {
    taken = [];
    actions = [];
    const snapshot = move(machine, scope);
    return { snapshot, taken, actions };
  };
}

/** How the end of a service reaches its machine. */
function endOf(model: Model, id: string, { source, input }: Service, name: string) {
  const outcome = outcomeOf(model, source, input, name);
  return 'output' in outcome
    ? { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: new ServiceFailure(outcome.failure), actorId: id };
}

export function environmentOf(model: Model): Environment {
  const run = pureMachine(model);
  const keys = new WeakMap<World, string>();

  function receive(world: World, event: EventObject): World {
    const { snapshot, taken, actions } = run((machine, scope) =>
      machine.transition(world.snapshot, event, scope),
    );
    const { effects, ...after } = consequences(world, actions);
    return {
      ...world,
      ...after,
      snapshot,
      effects: [...world.effects, ...effects],
      taken: [...world.taken, ...taken],
    };
  }

  function settle(world: World, id: string, outcome: string): World {
    const service = world.services.get(id);
    if (!service) throw new Error(`the service ${id} does not run`);
    const services = new Map(world.services);
    services.delete(id);
    return receive({ ...world, services }, endOf(model, id, service, outcome));
  }

  function elapse(world: World, ms: number): World {
    const timers = world.timers.map((timer) => ({ ...timer, left: timer.left - ms }));
    let now: World = { ...world, timers };
    for (;;) {
      const [due] = now.timers.filter(({ left }) => left <= 0);
      if (!due) return now;
      now = receive({ ...now, timers: now.timers.filter((timer) => timer !== due) }, due.event);
    }
  }

  return {
    start(name) {
      const { snapshot, taken, actions } = run((machine, scope) =>
        machine.getInitialSnapshot(scope, model.starts[name]),
      );
      const nothing = { services: new Map<string, Service>(), timers: [] };
      return {
        status: 'active',
        output: undefined,
        error: undefined,
        snapshot,
        taken,
        ...consequences(nothing, actions),
      };
    },
    next(before, step) {
      const world = { ...before, effects: [], taken: [] };
      switch (step.type) {
        case 'user':
          return receive(world, step.event);
        case 'settle':
          return settle(world, step.service, step.outcome);
        case 'elapse':
          return elapse(world, step.ms);
      }
    },
    steps({ snapshot, services, timers }) {
      if (snapshot.status !== 'active') return [];
      const steps: Step[] = samplesOf(model)
        .filter((event) => snapshot.can(event))
        .map((event) => ({ type: 'user', event }));
      for (const [service, { source, input }] of services) {
        for (const outcome of Object.keys(outcomesOf(model, source, input))) {
          steps.push({ type: 'settle', service, outcome });
        }
      }
      if (timers.length > 0) {
        steps.push({ type: 'elapse', ms: Math.min(...timers.map(({ left }) => left)) });
      }
      return steps.filter((step) => model.walks?.(step, snapshot) ?? true);
    },
    key(world) {
      const known = keys.get(world);
      if (known !== undefined) return known;
      const { snapshot, services, timers } = world;
      const context: unknown = snapshot.context;
      const key = JSON.stringify([
        snapshot.status,
        snapshot.value,
        model.key ? model.key(context) : context,
        [...services.keys()].toSorted(),
        timers.map(({ id, left }) => [id, left]),
      ]);
      keys.set(world, key);
      return key;
    },
  };
}
