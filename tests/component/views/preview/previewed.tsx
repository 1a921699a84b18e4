import { type ReactElement, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot, SimulatedClock } from 'xstate';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { PreviewProps } from '#visualizations/preview/machine-preview.tsx';
import { previews } from '#visualizations/preview/preview.tsx';

/** `sent` has the events for the flow, `asked` the requests to the app. */
export type Actions = { sent: unknown[]; asked: RootRequest[] };

export type Previewed = Actions & { screen: ReactElement };

async function arrival(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

export const silent = (): Promise<never> => new Promise(() => {});

export const answer =
  <Value,>(value: Value) =>
  () =>
    Promise.resolve(value);

export const failing =
  (failure: Failure = { kind: 'network' }) =>
  () =>
    Promise.reject(new ServiceFailure(failure));

/** An event, or a delay in milliseconds. */
export type Move<Event> = Event | number;

/** Waits for the replies after each move. */
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

type Running = {
  getSnapshot(): AnyMachineSnapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: { type: string }): void;
};

function Followed({ flow, ...hands }: { flow: Running } & Omit<PreviewProps, 'snapshot'>) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = flow.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => flow.getSnapshot(),
  );
  return previews.get(snapshot.machine.id)?.draw({ snapshot, ...hands }) ?? null;
}

export function follow(flow: Running): Previewed {
  const sent: unknown[] = [];
  const asked: RootRequest[] = [];
  const send = (event: { type: string }) => {
    sent.push(event);
    flow.send(event);
  };
  const request = (one: RootRequest) => void asked.push(one);
  return { screen: <Followed flow={flow} send={send} request={request} />, sent, asked };
}
