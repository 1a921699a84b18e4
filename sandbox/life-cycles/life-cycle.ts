import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionsFrom,
  initialTransition,
  transition,
} from 'xstate';

/** The event that time alone brings next, and the instant it does. */
export type Timer = { event: string; at: number };

/** Where an order stands in its life cycle, since when, and what comes by itself. */
export type Stage<State extends string> = { state: State; since: number; timer: Timer | null };

/**
 * A life cycle as pure steps over a statechart. The statechart decides; nothing runs: delays
 * become timers by the borrower's clock, and `context` is what the ledger says at the moment.
 */
export type LifeCycle<State extends string, Event extends EventObject, Context> = {
  /** The first stage of an order made at an instant. */
  begin: (context: Context, at: number) => Stage<State>;
  /** The stage after an event; null where the statechart does not take it. */
  send: (stage: Stage<State>, context: Context, event: Event, at: number) => Stage<State> | null;
  /** The stage that time has brought by `now`; null if none yet. Ask again: there may be more. */
  elapse: (stage: Stage<State>, context: Context, now: number) => Stage<State> | null;
};

/** What a step of a statechart comes to. */
type Step = [AnyMachineSnapshot, ExecutableActionsFrom<AnyStateMachine>[]];

/**
 * Makes the life cycle of a statechart whose states are flat.
 *
 * @param isState tells the statechart's own states
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
    if (!isState(value)) throw new Error(`no state of ${machine.id}: ${JSON.stringify(value)}`);
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
 * A statechart's `after` raises its event later: when, by the borrower's clock. The last one counts:
 * those of states that were left again in the same step are over.
 */
function timerIn(actions: Step[1], at: number): Timer | null {
  for (const action of actions.toReversed()) {
    if (action.type === 'xstate.raise' && action.params.delay !== undefined) {
      return { event: action.params.event.type, at: at + action.params.delay };
    }
  }
  return null;
}
