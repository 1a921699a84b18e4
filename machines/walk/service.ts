import * as v from 'valibot';
import type { AnyActorLogic, EventObject, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/failure.ts';

export type Service = { source: string; input: unknown };

/** The end of a service: a value, or a failure that it throws as a `ServiceFailure`. */
export type Outcome<Output = unknown> = { output: Output } | { failure: Failure };

/** The possible ends of a service, by name. */
export type Outcomes<Output = unknown> = Record<string, Outcome<Output>>;

/** Outcomes that depend on the service's input. */
type Answers<Input, Output> = { to: (input: Input) => Outcomes<Output> };

/** The messages of a long-running service, by name, and its ends, if any. */
type Speaker<Kind extends string, Said> = {
  kind: Kind;
  says: Record<string, Said>;
  ends: Outcomes<undefined>;
};

/** A callback service: it sends events to its parent, and ends only by throwing. */
export type Callback = Speaker<'callback', EventObject>;
/** An observable: its values reach the machine as snapshots. */
export type Values<Value = unknown> = Speaker<'values', Value>;
/** An observable of events, which reach the machine unchanged. */
export type Events = Speaker<'events', EventObject>;

type ObservableOf<Value> = { context: Value | undefined; _subscription: unknown };

/** The required samples for a service of a machine's `setup()`. */
export type ServiceOf<Logic> = Logic extends AnyActorLogic
  ? SnapshotFrom<Logic> extends ObservableOf<infer Value>
    ? Values<Value> | Events
    :
        | Outcomes<OutputFrom<Logic>>
        | Answers<InputFrom<Logic>, OutputFrom<Logic>>
        | (undefined extends OutputFrom<Logic> ? Callback : never)
  : never;

/** Any service, as the harness uses it. */
export type AnyService = Outcomes | { to(input: unknown): Outcomes } | Callback | Values | Events;

export const gives = <const Output>(output: Output) => ({ output });

export const throws = (failure: Failure) => ({ failure });

/** A callback service that sends these events to its parent. */
export const sendsBack = (says: Callback['says'], breaks: Callback['ends'] = {}): Callback => ({
  kind: 'callback',
  says,
  ends: breaks,
});

/** An observable of these values, with optional ends. */
export const emits = <Value>(
  says: Record<string, Value>,
  ends: Outcomes<undefined> = {},
): Values<Value> => ({ kind: 'values', says, ends });

/** An observable of these events, with optional ends. */
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

/** Whether a service is long-running and sends messages. */
export const isSpeaker = (service: AnyService): service is Callback | Values | Events =>
  'kind' in service && typeof service.kind === 'string';

/** The outcomes that can end a service, without the messages of a long-running one. */
export function outcomesOf(service: AnyService, input: unknown): Outcomes {
  if (isSpeaker(service)) return service.ends;
  return isAnswers(service) ? service.to(input) : service;
}

/** A service's message as an event; throws for a message that is not an event. */
export const eventOf = (word: unknown): EventObject =>
  v.parse(v.looseObject({ type: v.string() }), word);
