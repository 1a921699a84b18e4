import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';

/**
 * Why money was not moved, as the page shows it. `notTaken`: it is unknown whether the request
 * arrived, and it had no effect; `answered`: the same, with the server's answer; `sessionEnded`:
 * the server answered that the session has ended. `unclear`: the money action itself failed, and
 * the next start reconciles the attempt.
 */
export type MoneyProblem =
  | { type: 'notTaken' | 'sessionEnded' | 'unclear' }
  | { type: 'refused' | 'notSent' | 'answered'; failure: Failure };

function problemOf(outcome: MoneyOutcome): MoneyProblem {
  switch (outcome.type) {
    case 'done':
      throw new Error('a completed money action has no problem');
    case 'refused':
    case 'notSent':
      return outcome;
    case 'notTaken': {
      const { answer } = outcome;
      if (!answer) return { type: 'notTaken' };
      return answer.kind === 'session'
        ? { type: 'sessionEnded' }
        : { type: 'answered', failure: answer };
    }
  }
}

/** The action that shows an outcome of a money action other than `done`. */
export const explainOutcome = {
  type: 'explain',
  params: ({ event: { output } }: { event: { output: MoneyOutcome } }): MoneyProblem =>
    problemOf(output),
} as const;

/** The action that shows that the money action itself failed without an outcome. */
export const explainUnclear = { type: 'explain', params: { type: 'unclear' } } as const;

/** The action that shows a service's failure. */
export const explainError = {
  type: 'explain',
  params: ({ event }: { event: { error: unknown } }) => ({
    type: 'failed' as const,
    failure: failureOf(event.error),
  }),
} as const;
