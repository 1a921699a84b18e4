import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionsFrom,
  initialTransition,
  transition,
} from 'xstate';

export type Timer = { event: string; at: number };

/** `since` is the instant of entry. `timer` is the next timed event; null without one. */
export type Stage<State extends string> = { state: State; since: number; timer: Timer | null };

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

/** The statechart must have flat states. */
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

/** The last timer counts, because earlier ones belong to states that the same step left again. */
function timerIn(actions: Step[1], at: number): Timer | null {
  for (const action of actions.toReversed()) {
    if (action.type === 'xstate.raise' && action.params.delay !== undefined) {
      return { event: action.params.event.type, at: at + action.params.delay };
    }
  }
  return null;
}
