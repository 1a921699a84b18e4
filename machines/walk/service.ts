import * as v from 'valibot';
import type { AnyActorLogic, EventObject, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/failure.ts';

export type Service = { source: string; input: unknown };

/** A value, or a failure that is thrown as a `ServiceFailure`. */
export type Outcome<Output = unknown> = { output: Output } | { failure: Failure };

export type Outcomes<Output = unknown> = Record<string, Outcome<Output>>;

type Answers<Input, Output> = { to: (input: Input) => Outcomes<Output> };

/** A long-running service. `says`: its messages, by name. */
type Speaker<Kind extends string, Said> = {
  kind: Kind;
  says: Record<string, Said>;
  ends: Outcomes<undefined>;
};

/** A callback sends events to its parent, and ends only by throwing. */
export type Callback = Speaker<'callback', EventObject>;
/** An observable's values reach the machine as snapshots. */
export type Values<Value = unknown> = Speaker<'values', Value>;
/** These events reach the machine unchanged. */
export type Events = Speaker<'events', EventObject>;

type ObservableOf<Value> = { context: Value | undefined; _subscription: unknown };

export type ServiceOf<Logic> = Logic extends AnyActorLogic
  ? SnapshotFrom<Logic> extends ObservableOf<infer Value>
    ? Values<Value> | Events
    :
        | Outcomes<OutputFrom<Logic>>
        | Answers<InputFrom<Logic>, OutputFrom<Logic>>
        | (undefined extends OutputFrom<Logic> ? Callback : never)
  : never;

export type AnyService = Outcomes | { to(input: unknown): Outcomes } | Callback | Values | Events;

export const gives = <const Output>(output: Output) => ({ output });

export const throws = (failure: Failure) => ({ failure });

export const sendsBack = (says: Callback['says'], breaks: Callback['ends'] = {}): Callback => ({
  kind: 'callback',
  says,
  ends: breaks,
});

export const emits = <Value>(
  says: Record<string, Value>,
  ends: Outcomes<undefined> = {},
): Values<Value> => ({ kind: 'values', says, ends });

export const emitsEvents = (says: Events['says'], ends: Outcomes<undefined> = {}): Events => ({
  kind: 'events',
  says,
  ends,
});

export const isAnswers = <Input, Output>(
  service: object | { to: (input: Input) => Outcomes<Output> },
): service is { to: (input: Input) => Outcomes<Output> } =>
  'to' in service && typeof service.to === 'function';

export const isSpeaker = (service: AnyService): service is Callback | Values | Events =>
  'kind' in service && typeof service.kind === 'string';

export function outcomesOf(service: AnyService, input: unknown): Outcomes {
  if (isSpeaker(service)) return service.ends;
  return isAnswers(service) ? service.to(input) : service;
}

export const eventOf = (word: unknown): EventObject =>
  v.parse(v.looseObject({ type: v.string() }), word);
