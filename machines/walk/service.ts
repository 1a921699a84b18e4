import * as v from 'valibot';
import type { AnyActorLogic, EventObject, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/failure.ts';

/** A service that runs: which one, on what. */
export type Service = { source: string; input: unknown };

/** How a service ends: with a value, or with a failure that it throws as a `ServiceFailure`. */
export type Outcome<Output = unknown> = { output: Output } | { failure: Failure };

/** The ways a service can end, by name. */
export type Outcomes<Output = unknown> = Record<string, Outcome<Output>>;

/** Outcomes that depend on what the service was asked. */
type Answers<Input, Output> = { to: (input: Input) => Outcomes<Output> };

/** What a service that stays says while it runs, by name, and how it ends, if it does. */
type Speaker<Kind extends string, Said> = {
  kind: Kind;
  says: Record<string, Said>;
  ends: Outcomes<undefined>;
};

/** A callback service: it sends events back, and never ends unless it breaks. */
export type Callback = Speaker<'callback', EventObject>;
/** An observable: its values reach the machine as snapshots. */
export type Values<Value = unknown> = Speaker<'values', Value>;
/** An observable of events, which reach the machine as they are. */
export type Events = Speaker<'events', EventObject>;

type ObservableOf<Value> = { context: Value | undefined; _subscription: unknown };

/** The samples that a service of a machine's `setup()` needs. */
export type ServiceOf<Logic> = Logic extends AnyActorLogic
  ? SnapshotFrom<Logic> extends ObservableOf<infer Value>
    ? Values<Value> | Events
    :
        | Outcomes<OutputFrom<Logic>>
        | Answers<InputFrom<Logic>, OutputFrom<Logic>>
        | (undefined extends OutputFrom<Logic> ? Callback : never)
  : never;

/** Any service, as the harness sees it. */
export type AnyService = Outcomes | { to(input: unknown): Outcomes } | Callback | Values | Events;

/** A service that ends well. */
export const gives = <const Output>(output: Output) => ({ output });

/** A service that throws. */
export const throws = (failure: Failure) => ({ failure });

/** A callback service that sends these events back. */
export const sendsBack = (says: Callback['says'], breaks: Callback['ends'] = {}): Callback => ({
  kind: 'callback',
  says,
  ends: breaks,
});

/** An observable of these values, which may end. */
export const emits = <Value>(
  says: Record<string, Value>,
  ends: Outcomes<undefined> = {},
): Values<Value> => ({ kind: 'values', says, ends });

/** An observable of these events, which may end. */
export const emitsEvents = (says: Events['says'], ends: Outcomes<undefined> = {}): Events => ({
  kind: 'events',
  says,
  ends,
});

/** Whether the outcomes of a service depend on its input. */
export const isAnswers = <Input, Output>(
  service: object | { to: (input: Input) => Outcomes<Output> },
): service is { to: (input: Input) => Outcomes<Output> } =>
  'to' in service && typeof service.to === 'function';

/** Whether a service stays and speaks. */
export const isSpeaker = (service: AnyService): service is Callback | Values | Events =>
  'kind' in service && typeof service.kind === 'string';

/** The outcomes of a service that runs on an input. */
export function outcomesOf(service: AnyService, input: unknown): Outcomes {
  if (isSpeaker(service)) return service.ends;
  return isAnswers(service) ? service.to(input) : service;
}

/** What a service says, where that is an event. */
export const eventOf = (word: unknown): EventObject =>
  v.parse(v.looseObject({ type: v.string() }), word);
