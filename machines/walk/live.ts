import { setImmediate } from 'node:timers/promises';
import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { transitionIds } from '#machines/description/nodes.ts';
import { heldDelays } from './delays.ts';
import type { Driver } from './driver.ts';
import { Missing } from './missing.ts';
import { type Model, outcomeOf, type Step, wordOf } from './model.ts';
import { type Effect, effectOf, observe } from './observation.ts';
import { type Open, openServicesOf } from './open-services.ts';

/** `during` runs a gesture on the screen as a step. */
export type Live = Driver & {
  actor: Actor<AnyStateMachine>;
  during: <Done>(step: () => Done | Promise<Done>) => Promise<Done>;
};

function prepare(model: Model) {
  const { opensIn, actors } = openServicesOf(model);
  const machine: AnyStateMachine = model.machine.provide({
    actors,
    delays: heldDelays(model),
  });
  return { machine, opensIn, ids: transitionIds(machine) };
}

/** Cached by model, because preparing a machine is slower than running it. */
const prepared = new WeakMap<Model, ReturnType<typeof prepare>>();

type WalkClock = NonNullable<ActorOptions<AnyStateMachine>['clock']> &
  Pick<SimulatedClock, 'increment'>;

export function startLive(
  model: Model,
  start: string,
  clock: WalkClock = new SimulatedClock(),
): Live {
  const ready = prepared.get(model) ?? prepare(model);
  prepared.set(model, ready);
  const { machine, opensIn, ids } = ready;
  let effects: Effect[] = [];
  let taken: string[] = [];
  /** The services that ran before the last step, without the one that the step settled. */
  let held = new Map<string, Open>();

  const actor = createActor(machine, {
    input: model.starts[start],
    clock,
    inspect(event) {
      // Only machines emit these two inspection events, and all child machines are replaced by
      // other actors.
      if (event.type === '@xstate.action') {
        const effect = effectOf(event.action);
        if (effect) effects.push(effect);
      } else if (event.type === '@xstate.microstep') {
        const { _transitions: transitions } = event;
        // XState's order of simultaneous transitions depends on the path, so they are sorted.
        taken.push(...transitions.map((one) => ids.get(one) ?? String(one.eventType)).toSorted());
      }
    },
  });
  const open = opensIn(actor.system);
  // Without an error observer XState throws the failure again; the status shows it.
  actor.subscribe({ error: () => {} });
  actor.start();

  function serviceIn(id: string) {
    const service = open.get(id);
    if (!service) throw new Missing(`The service ${id} of ${model.machine.id} does not run.`);
    return service;
  }

  function send(step: Step): void {
    switch (step.type) {
      case 'user':
        return actor.send(step.event);
      case 'elapse':
        return clock.increment(step.ms);
      case 'emit': {
        const service = serviceIn(step.service);
        return service.say(wordOf(model, service.source, step.says));
      }
      case 'settle': {
        const service = serviceIn(step.service);
        open.delete(step.service);
        held.delete(step.service);
        return service.end(outcomeOf(model, service.source, service.input, step.outcome));
      }
    }
  }

  async function during<Done>(step: () => Done | Promise<Done>): Promise<Done> {
    effects = [];
    taken = [];
    held = new Map(open);
    const done = await step();
    // Lets all settled promises call their handlers.
    await setImmediate();
    return done;
  }

  return {
    actor,
    during,
    perform: (step) => during(() => send(step)),
    observe: () => {
      const restarted = [...open].filter(([id, one]) => (held.get(id) ?? one) !== one);
      return observe(model, actor.getSnapshot(), open, {
        effects,
        restarted: restarted.map(([id]) => id),
      });
    },
    taken: () => taken,
    rest: () => ({ snapshot: actor.getSnapshot(), services: open }),
    stop: () => void actor.stop(),
  };
}
