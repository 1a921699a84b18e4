import { type Failure, failureOf } from '#domain/failure.ts';

/** The assignment of every `keepFailure`: the failure inside the error that a service threw. */
export const failureFrom = (_: unknown, { error }: { error: unknown }): { failure: Failure } => ({
  failure: failureOf(error),
});
