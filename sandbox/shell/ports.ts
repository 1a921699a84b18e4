import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A promise actor that must be provided: what machines declare and `main.tsx` fills in. */
export function port<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`port not provided: ${name}`)));
}

/** A call as the actor logic of a port. */
export function calling<Output, Input>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
}

/** What went wrong, in words for the person at the control panel. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
