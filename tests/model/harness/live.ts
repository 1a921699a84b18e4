import {
  type AnyStateMachine,
  createActor,
  fromPromise,
  isMachineSnapshot,
  SimulatedClock,
} from 'xstate';
import { ServiceFailure } from '#domain/failure.ts';
import { transitionIds } from '#visualizations/description/nodes.ts';
import { type Model, outcomeOf, type Step } from './model.ts';
import { type Effect, effectOf, type Observation, observe, type Service } from './observation.ts';

/** A service of the live actor that has not ended: an open promise. */
type Open = Service & { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** What really ran. */
export type Coverage = { states: Set<string>; transitions: Set<string> };

/** A live actor in a world that the walk plays: open promises, and a clock that it moves. */
export type Live = {
  perform: (step: Step) => Promise<void>;
  observe: () => Observation;
  stop: () => void;
};

function openServices(model: Model) {
  const open = new Map<string, Open>();
  const logic = (source: string) =>
    fromPromise<unknown, unknown>(
      ({ input, self, signal }) =>
        new Promise((resolve, reject) => {
          const service = { source, input, resolve, reject };
          open.set(self.id, service);
          signal.addEventListener('abort', () => {
            if (open.get(self.id) === service) open.delete(self.id);
          });
        }),
    );
  const actors = Object.fromEntries(
    Object.keys(model.services).map((source) => [source, logic(source)]),
  );
  return { open, actors };
}

/** All promises that can settle have settled. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Starts a model's machine on one of its inputs and notes what runs. */
export function startLive(model: Model, start: string, coverage: Coverage): Live {
  const { open, actors } = openServices(model);
  const machine: AnyStateMachine = model.machine.provide({
    actors,
    delays: model.delays ?? {},
  });
  const ids = transitionIds(machine);
  const clock = new SimulatedClock();
  let effects: Effect[] = [];

  const visit = (snapshot: unknown) => {
    if (!isMachineSnapshot(snapshot)) return;
    const { _nodes: nodes } = snapshot;
    for (const { id } of nodes) coverage.states.add(id);
  };
  const actor = createActor(machine, {
    input: model.starts[start],
    clock,
    inspect(event) {
      // Only machines tell of these two, and the children are promises.
      if (event.type === '@xstate.action') {
        const effect = effectOf(event.action);
        if (effect) effects.push(effect);
      } else if (event.type === '@xstate.microstep') {
        const { _transitions: taken } = event;
        for (const one of taken) {
          coverage.transitions.add(ids.get(one) ?? String(one.eventType));
          // The first states are entered before anything is told: they show as sources.
          coverage.states.add(one.source.id);
        }
        visit(event.snapshot);
      }
    },
  });
  // A machine that breaks is seen by its status.
  actor.subscribe({ error: () => {} });
  actor.start();
  visit(actor.getSnapshot());

  function settle(id: string, name: string): void {
    const service = open.get(id);
    if (!service) throw new Error(`the service ${id} does not run`);
    open.delete(id);
    const outcome = outcomeOf(model, service.source, service.input, name);
    if ('output' in outcome) service.resolve(outcome.output);
    else service.reject(new ServiceFailure(outcome.failure));
  }

  return {
    async perform(step) {
      effects = [];
      if (step.type === 'user') actor.send(step.event);
      else if (step.type === 'elapse') clock.increment(step.ms);
      else settle(step.service, step.outcome);
      await settled();
    },
    observe: () => observe(model, actor.getSnapshot(), open, effects),
    stop: () => void actor.stop(),
  };
}
