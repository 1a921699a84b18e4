import { type Failure, failureOf } from '#domain/failure.ts';

export const failureFrom = (_: unknown, { error }: { error: unknown }): { failure: Failure } => ({
  failure: failureOf(error),
});
