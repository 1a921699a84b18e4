import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';

/** Why money was not moved, as the person is told it. */
export type MoneyProblem =
  | { type: 'notTaken' }
  | { type: 'refused' | 'notSent' | 'failed'; failure: Failure };

/** The action that explains an outcome of money other than `done`. */
export const explainOutcome = {
  type: 'explain',
  params({ event: { output } }: { event: { output: MoneyOutcome } }): MoneyProblem {
    if (output.type === 'done') throw new Error('money that was taken needs no explanation');
    return output;
  },
} as const;

/** The action that explains why a service could not do its work. */
export const explainError = {
  type: 'explain',
  params: ({ event }: { event: { error: unknown } }): MoneyProblem => ({
    type: 'failed',
    failure: failureOf(event.error),
  }),
} as const;
