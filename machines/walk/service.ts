import type { AnyActorLogic, EventObject, InputFrom, OutputFrom } from 'xstate';
import type { Failure } from '#domain/failure.ts';

export type Service = { source: string; input: unknown };

/** A value, or a failure that is thrown as a `ServiceFailure`. */
export type Outcome<Output = unknown> = { output: Output } | { failure: Failure };

export type Outcomes<Output = unknown> = Record<string, Outcome<Output>>;

type Answers<Input, Output> = { to: (input: Input) => Outcomes<Output> };

/** Sends events, by name, to its parent, and ends only by throwing. */
export type Callback = {
  kind: 'callback';
  says: Record<string, EventObject>;
  ends: Outcomes<undefined>;
};

export type ServiceOf<Logic> = Logic extends AnyActorLogic
  ?
      | Outcomes<OutputFrom<Logic>>
      | Answers<InputFrom<Logic>, OutputFrom<Logic>>
      | (undefined extends OutputFrom<Logic> ? Callback : never)
  : never;

export type AnyService = Outcomes | { to(input: unknown): Outcomes } | Callback;

export const gives = <const Output>(output: Output) => ({ output });

export const throws = (failure: Failure) => ({ failure });

export const sendsBack = (says: Callback['says'], breaks: Callback['ends'] = {}): Callback => ({
  kind: 'callback',
  says,
  ends: breaks,
});

export const isAnswers = <Input, Output>(
  service: object | { to: (input: Input) => Outcomes<Output> },
): service is { to: (input: Input) => Outcomes<Output> } =>
  'to' in service && typeof service.to === 'function';

export const isSpeaker = (service: AnyService): service is Callback =>
  'kind' in service && typeof service.kind === 'string';

export function outcomesOf(service: AnyService, input: unknown): Outcomes {
  if (isSpeaker(service)) return service.ends;
  return isAnswers(service) ? service.to(input) : service;
}
