import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { Actor, AnyStateMachine, SimulatedClock } from 'xstate';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { RootRequest } from '#machines/root/context.ts';

/** What the person did on a screen: told to its flow, or asked of the whole app. */
export type Doings = { sent: unknown[]; asked: RootRequest[] };

/** A screen that follows a real flow. */
export type Previewed = Doings & { screen: ReactElement };

/** Lets every answer that is there arrive. */
export async function arrival(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** A call that is never answered. */
export const silent = (): Promise<never> => new Promise(() => {});

/** A call that is answered with this. */
export const answer =
  <Value,>(value: Value) =>
  () =>
    Promise.resolve(value);

/** A call that fails; without a reason, for want of a connection. */
export const failing =
  (failure: Failure = { kind: 'network' }) =>
  () =>
    Promise.reject(new ServiceFailure(failure));

/** What happens on the way to a state: an event, or time that passes (milliseconds). */
export type Move<Event> = Event | number;

/** Leads a running flow through moves, each after the answers to the one before. */
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

/** Draws a flow anew at each of its changes. */
export function Followed<Logic extends AnyStateMachine>({ actor, children }: FollowedProps<Logic>) {
  return children(useSelector(actor, (snapshot) => snapshot));
}

/** The hands of a person on a screen: what they do is written down, and told to the flow. */
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
