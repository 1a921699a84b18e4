import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  type Snapshot,
  StateMachine,
  transition,
} from 'xstate';
import { ServiceFailure } from '#domain/failure.ts';
import type { Model } from './model.ts';
import type { Outcome } from './service.ts';

type Settled = { type: 'actor.settled'; outcome: Outcome };

const isSettled = (event: EventObject): event is Settled => event.type === 'actor.settled';

type Begun = { self: AnyActorRef; input: unknown; end: (outcome: Outcome) => void };

/** Called when an actor starts; returns a function for its stop. */
export type Begins = (begun: Begun) => () => void;

type Held = { input: unknown };

/** An actor that a walk controls: its snapshot is fixed, and only the walk's event ends it. */
export function heldLogic<Shown extends Snapshot<unknown>>(
  shows: (input: unknown) => Shown,
  begins?: Begins,
): ActorLogic<Shown & Held, AnyEventObject, unknown> {
  const stops = new WeakMap<AnyActorRef, () => void>();
  return {
    getInitialSnapshot: (_, input) => ({ ...shows(input), input }),
    start({ input }, { self }) {
      const end = (outcome: Outcome) => self.send({ type: 'actor.settled', outcome });
      const stop = begins?.({ self, input, end });
      if (stop) stops.set(self, stop);
    },
    transition(snapshot, event, { self }) {
      if (event.type === 'xstate.stop') stops.get(self)?.();
      if (!isSettled(event)) return snapshot;
      const { outcome } = event;
      return 'output' in outcome
        ? { ...snapshot, status: 'done', output: outcome.output }
        : { ...snapshot, status: 'error', error: new ServiceFailure(outcome.failure) };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/**
 * The snapshot is the child's first one, or the one after `event`, so that the parent's selectors
 * work. Runs no service.
 */
function standInOf(machine: AnyStateMachine, event: AnyEventObject | undefined, begins?: Begins) {
  const firsts = new Map<string, AnyMachineSnapshot>();
  return heldLogic((input): AnyMachineSnapshot => {
    const key = JSON.stringify(input) ?? '';
    const known = firsts.get(key);
    if (known) return known;
    const [first] = initialTransition(machine, input);
    const [now] = event ? transition(machine, first, event) : [first];
    const shown: AnyMachineSnapshot = {
      ...now,
      status: 'active',
      output: undefined,
      error: undefined,
    };
    firsts.set(key, shown);
    return shown;
  }, begins);
}

/** Null for a service that is not a machine. */
export function standInFor(model: Model, source: string, begins?: Begins) {
  const logic: unknown = model.children?.[source] ?? model.machine.implementations.actors[source];
  if (!(logic instanceof StateMachine)) return null;
  return standInOf(logic, model.childEvents?.[source], begins);
}
