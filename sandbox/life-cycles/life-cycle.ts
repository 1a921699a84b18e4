import * as v from 'valibot';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type ExecutableActionsFrom,
  initialTransition,
  type InputFrom,
  transition,
} from 'xstate';

type Timer = { timerEvent: string | null; timerAt: number | null };

/**
 * The stage of an order or payment, as its row stores it. `since` is the instant of entry. The
 * timer is the next timed event; null without one.
 */
export type Stage<State extends string> = Timer & { state: State; since: number };

/**
 * A life cycle as pure functions over a statechart. No actor runs: delays become timers by the
 * borrower's clock, and `context` contains the facts at the time of the step.
 */
export type LifeCycle<State extends string, Event extends EventObject, Context> = {
  begin: (context: Context, at: number) => Stage<State>;
  /** Null if the state does not accept the event. */
  send: (stage: Stage<State>, context: Context, event: Event, at: number) => Stage<State> | null;
  /** The stage after the next timer that is due; null if none is. Call it until it returns null. */
  elapse: (stage: Stage<State>, context: Context, now: number) => Stage<State> | null;
};

type Step = [AnyMachineSnapshot, ExecutableActionsFrom<AnyStateMachine>[]];

/**
 * The statechart must have flat states; `states` is the schema of those in which a step can end.
 */
export function lifeCycleOf<State extends string, Machine extends AnyStateMachine>(
  machine: Machine,
  states: v.GenericSchema<unknown, State>,
): LifeCycle<State, EventFromLogic<Machine>, InputFrom<Machine>> {
  const chart: AnyStateMachine = machine;
  const stageOf = ([snapshot, actions]: Step, at: number): Stage<State> => ({
    state: v.parse(states, snapshot.value),
    since: at,
    ...timerIn(actions, at),
  });
  const step = (stage: Stage<State>, context: object, event: EventObject, at: number) => {
    const before = chart.resolveState({ value: stage.state, context });
    if (!before.can(event)) return null;
    const after = stageOf(transition(chart, before, event), at);
    return after.state === stage.state ? { ...after, since: stage.since } : after;
  };
  return {
    begin: (context, at) => stageOf(initialTransition(chart, context), at),
    send: step,
    elapse(stage, context, now) {
      const { timerEvent: type, timerAt: at } = stage;
      return type === null || at === null || at > now ? null : step(stage, context, { type }, at);
    },
  };
}

/** The last timer counts, because earlier ones belong to states that the same step left again. */
function timerIn(actions: Step[1], at: number): Timer {
  for (const action of actions.toReversed()) {
    if (action.type === 'xstate.raise' && action.params.delay !== undefined) {
      return { timerEvent: action.params.event.type, timerAt: at + action.params.delay };
    }
  }
  return { timerEvent: null, timerAt: null };
}

/** A held order sees only advances of the clock, not the real time that passes. */
export function timeOf(
  { heldAt }: { heldAt: number | null },
  { now, offset }: { now: number; offset: number },
): number {
  return heldAt === null ? now : heldAt + offset;
}
