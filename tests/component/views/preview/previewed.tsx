import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { Actor, AnyStateMachine, SimulatedClock } from 'xstate';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { RootRequest } from '#machines/root/context.ts';

/** The borrower's actions on a screen: events for its flow, and requests to the app. */
export type Actions = { sent: unknown[]; asked: RootRequest[] };

/** A screen that follows a real flow. */
export type Previewed = Actions & { screen: ReactElement };

/** Resolves when all available replies have arrived. */
export async function arrival(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Returns a call that never resolves. */
export const silent = (): Promise<never> => new Promise(() => {});

/** Creates a call that resolves with a value. */
export const answer =
  <Value,>(value: Value) =>
  () =>
    Promise.resolve(value);

/** Creates a call that fails; by default because of the network. */
export const failing =
  (failure: Failure = { kind: 'network' }) =>
  () =>
    Promise.reject(new ServiceFailure(failure));

/** A move on the path to a state: an event, or a delay in milliseconds. */
export type Move<Event> = Event | number;

/** Runs a flow through moves, waiting for the replies after each. */
export async function lead<Event extends { type: string }>(
  actor: { send: (event: Event) => void },
  clock: SimulatedClock,
  moves: readonly Move<Event>[],
): Promise<void> {
  await arrival();
  for (const move of moves) {
    if (typeof move === 'number') clock.increment(move);
    else actor.send(move);
    await arrival();
  }
}

type FollowedProps<Logic extends AnyStateMachine> = {
  readonly actor: Actor<Logic>;
  readonly children: (snapshot: ReturnType<Actor<Logic>['getSnapshot']>) => ReactNode;
};

/** Renders a flow again at each of its changes. */
export function Followed<Logic extends AnyStateMachine>({ actor, children }: FollowedProps<Logic>) {
  return children(useSelector(actor, (snapshot) => snapshot));
}

/** Creates event handlers that record the borrower's actions and send them to the flow. */
export function handsOn<Event>(actor: { send: (event: Event) => void }) {
  const doings: { sent: Event[]; asked: RootRequest[] } = { sent: [], asked: [] };
  return {
    doings,
    send: (event: Event) => {
      doings.sent.push(event);
      actor.send(event);
    },
    request: (request: RootRequest) => {
      doings.asked.push(request);
    },
  };
}
