import { setImmediate } from 'node:timers/promises';
import { type Actor, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { transitionIds } from '#machines/description/nodes.ts';
import { heldDelays } from './delays.ts';
import type { Driver } from './driver.ts';
import { Missing } from './missing.ts';
import { type Model, outcomeOf, type Step, wordOf } from './model.ts';
import { type Effect, effectOf, observe } from './observation.ts';
import { type Open, openServicesOf } from './open-services.ts';

/** A live actor in the hands of a walk; a step may also be done to it from outside, as by a screen. */
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

/** Preparing a machine costs more than running it: once a model. */
const prepared = new WeakMap<Model, ReturnType<typeof prepare>>();

/** Starts a live actor of a model's machine: open services, and a clock that the walk moves. */
export function startLive(model: Model, start: string): Live {
  const ready = prepared.get(model) ?? prepare(model);
  prepared.set(model, ready);
  const { machine, opensIn, ids } = ready;
  const clock = new SimulatedClock();
  let effects: Effect[] = [];
  let taken: string[] = [];
  /** What ran before the last step, and was not ended by it. */
  let held = new Map<string, Open>();

  const actor = createActor(machine, {
    input: model.starts[start],
    clock,
    inspect(event) {
      // Only machines tell of these two, and no child is one here.
      if (event.type === '@xstate.action') {
        const effect = effectOf(event.action);
        if (effect) effects.push(effect);
      } else if (event.type === '@xstate.microstep') {
        const { _transitions: transitions } = event;
        // Of those that regions take at once, XState's order depends on the way there.
        taken.push(...transitions.map((one) => ids.get(one) ?? String(one.eventType)).toSorted());
      }
    },
  });
  const open = opensIn(actor.system);
  // A machine that breaks is seen by its status.
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
    // All promises that can settle have settled.
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
