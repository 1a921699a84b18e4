import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  StateMachine,
} from 'xstate';
import { ServiceFailure } from '#domain/failure.ts';
import type { Model } from './model.ts';
import type { Outcome } from './service.ts';

/** The event by which a walk ends a stand-in. */
type Ended = { type: 'standIn.ended'; outcome: Outcome };

const isEnded = (event: EventObject): event is Ended => event.type === 'standIn.ended';

type Begun = { self: AnyActorRef; input: unknown; end: (outcome: Outcome) => void };

type StandInSnapshot = AnyMachineSnapshot & { input: unknown };

/**
 * Stands in for a child machine: it shows what the child shows in its first state on its input, so
 * that its parent's selectors can read it, runs no service, heeds no event, and ends when told.
 *
 * @param begins is told when it starts, and says what its being stopped does
 */
export function standInOf(
  machine: AnyStateMachine,
  begins?: (begun: Begun) => () => void,
): AnyActorLogic {
  const stops = new WeakMap<AnyActorRef, () => void>();
  const firsts = new Map<string, StandInSnapshot>();
  return {
    getInitialSnapshot(_, input: unknown): StandInSnapshot {
      const asked = JSON.stringify(input) ?? '';
      const known = firsts.get(asked);
      if (known) return known;
      const [first] = initialTransition(machine, input);
      const shown: StandInSnapshot = {
        ...first,
        status: 'active',
        output: undefined,
        error: undefined,
        input,
      };
      firsts.set(asked, shown);
      return shown;
    },
    start({ input }: StandInSnapshot, { self }) {
      const end = (outcome: Outcome) => self.send({ type: 'standIn.ended', outcome });
      const stop = begins?.({ self, input, end });
      if (stop) stops.set(self, stop);
    },
    transition(snapshot: StandInSnapshot, event: EventObject, { self }) {
      if (event.type === 'xstate.stop') stops.get(self)?.();
      if (!isEnded(event)) return snapshot;
      const { outcome } = event;
      return 'output' in outcome
        ? { ...snapshot, status: 'done', output: outcome.output }
        : { ...snapshot, status: 'error', error: new ServiceFailure(outcome.failure) };
    },
    getPersistedSnapshot: (snapshot: StandInSnapshot) => snapshot,
  };
}

/** The child machine behind a service of a model; null where it is none. */
export function childOf(model: Model, source: string): AnyStateMachine | null {
  const logic: unknown = model.children?.[source] ?? model.machine.implementations.actors[source];
  return logic instanceof StateMachine ? logic : null;
}
