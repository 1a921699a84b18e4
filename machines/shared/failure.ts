import { type Failure, failureOf } from '#domain/failure.ts';

/** What every `keepFailure` keeps: the failure inside whatever a service threw. */
export const failureFrom = (_: unknown, { error }: { error: unknown }): { failure: Failure } => ({
  failure: failureOf(error),
});
