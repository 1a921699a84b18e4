import { type Failure, failureOf } from '#domain/failure.ts';

/** For `keepFailure`: assigns the failure in a service's error. */
export const failureFrom = (_: unknown, { error }: { error: unknown }): { failure: Failure } => ({
  failure: failureOf(error),
});
