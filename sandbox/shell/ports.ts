import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A promise actor that rejects until the wiring provides the implementation. */
export function port<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`port not provided: ${name}`)));
}

export function calling<Output, Input>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
}

/** The message of the error that ended an actor. */
export function problemIn(event: object): string {
  const error = 'error' in event ? event.error : event;
  return error instanceof Error ? error.message : String(error);
}
