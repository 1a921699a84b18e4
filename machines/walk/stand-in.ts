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

/** The event by which a walk ends an actor that it holds. */
type Ended = { type: 'held.ended'; outcome: Outcome };

const isEnded = (event: EventObject): event is Ended => event.type === 'held.ended';

type Begun = { self: AnyActorRef; input: unknown; end: (outcome: Outcome) => void };

/** Is told when an actor starts; gives what is to be done when it is stopped. */
export type Begins = (begun: Begun) => () => void;

type Held = { input: unknown };

/**
 * An actor in the hands of a walk: it shows the same for as long as it runs, heeds no event, and
 * ends when told.
 */
export function heldLogic<Shown extends Snapshot<unknown>>(
  shows: (input: unknown) => Shown,
  begins?: Begins,
): ActorLogic<Shown & Held, AnyEventObject, unknown> {
  const stops = new WeakMap<AnyActorRef, () => void>();
  return {
    getInitialSnapshot: (_, input) => ({ ...shows(input), input }),
    start({ input }, { self }) {
      const end = (outcome: Outcome) => self.send({ type: 'held.ended', outcome });
      const stop = begins?.({ self, input, end });
      if (stop) stops.set(self, stop);
    },
    transition(snapshot, event, { self }) {
      if (event.type === 'xstate.stop') stops.get(self)?.();
      if (!isEnded(event)) return snapshot;
      const { outcome } = event;
      return 'output' in outcome
        ? { ...snapshot, status: 'done', output: outcome.output }
        : { ...snapshot, status: 'error', error: new ServiceFailure(outcome.failure) };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/**
 * Stands in for a child machine: it shows what the child shows in its first state on its input, or
 * once it has heard an event, so that its parent's selectors can read it, and runs no service.
 */
function standInOf(machine: AnyStateMachine, heard: AnyEventObject | undefined, begins?: Begins) {
  const firsts = new Map<string, AnyMachineSnapshot>();
  return heldLogic((input): AnyMachineSnapshot => {
    const asked = JSON.stringify(input) ?? '';
    const known = firsts.get(asked);
    if (known) return known;
    const [first] = initialTransition(machine, input);
    const [now] = heard ? transition(machine, first, heard) : [first];
    const shown: AnyMachineSnapshot = {
      ...now,
      status: 'active',
      output: undefined,
      error: undefined,
    };
    firsts.set(asked, shown);
    return shown;
  }, begins);
}

type Parent = { children: Record<string, AnyActorRef | undefined> };

/** What a child of a machine shows, by its id. */
export function shownBy({ children }: Parent, id: string): unknown {
  return children[id]?.getSnapshot();
}

/** What stands in for a service of a model that is a child machine; null where it is none. */
export function standInFor(model: Model, source: string, begins?: Begins) {
  const logic: unknown = model.children?.[source] ?? model.machine.implementations.actors[source];
  if (!(logic instanceof StateMachine)) return null;
  return standInOf(logic, model.heard?.[source], begins);
}
