import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionsFrom,
  initialTransition,
  transition,
} from 'xstate';

/** The next event that time triggers, and its instant. */
export type Timer = { event: string; at: number };

/**
 * The state of an order in its life cycle, the instant of entry, and the next timed event (null without
 * one).
 */
export type Stage<State extends string> = { state: State; since: number; timer: Timer | null };

/**
 * A life cycle as pure functions over a statechart. No actor runs: delays become timers by the
 * borrower's clock, and `context` contains the facts at the time of the step.
 */
export type LifeCycle<State extends string, Event extends EventObject, Context> = {
  /** The first stage of an order that is created at an instant. */
  begin: (context: Context, at: number) => Stage<State>;
  /** The stage after an event; null if the state does not accept it. */
  send: (stage: Stage<State>, context: Context, event: Event, at: number) => Stage<State> | null;
  /**
   * The stage after the next timer that is due by `now`; null if none is due. Call it again until it
   * returns null.
   */
  elapse: (stage: Stage<State>, context: Context, now: number) => Stage<State> | null;
};

/** Result of a transition of a statechart. */
type Step = [AnyMachineSnapshot, ExecutableActionsFrom<AnyStateMachine>[]];

/**
 * Creates the life cycle of a statechart with flat states.
 *
 * @param isState type guard for the statechart's states
 */
export function lifeCycleOf<
  State extends string,
  Event extends EventObject,
  Context extends object,
>(
  machine: AnyStateMachine,
  isState: (value: unknown) => value is State,
): LifeCycle<State, Event, Context> {
  const stageOf = ([snapshot, actions]: Step, at: number): Stage<State> => {
    const value: unknown = snapshot.value;
    if (!isState(value))
      throw new Error(`unknown state of ${machine.id}: ${JSON.stringify(value)}`);
    return { state: value, since: at, timer: timerIn(actions, at) };
  };
  const step = (stage: Stage<State>, context: Context, event: EventObject, at: number) => {
    const before = machine.resolveState({ value: stage.state, context });
    if (!before.can(event)) return null;
    const after = stageOf(transition(machine, before, event), at);
    return after.state === stage.state ? { ...after, since: stage.since } : after;
  };
  return {
    begin: (context, at) => stageOf(initialTransition(machine, context), at),
    send: step,
    elapse: ({ timer, ...rest }, context, now) =>
      timer === null || timer.at > now
        ? null
        : step({ timer, ...rest }, context, { type: timer.event }, timer.at),
  };
}

/**
 * The timer that a step of the statechart starts for an `after` transition; null without one. The last
 * one counts, because earlier ones belong to states that the same step left again.
 */
function timerIn(actions: Step[1], at: number): Timer | null {
  for (const action of actions.toReversed()) {
    if (action.type === 'xstate.raise' && action.params.delay !== undefined) {
      return { event: action.params.event.type, at: at + action.params.delay };
    }
  }
  return null;
}
