import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';

/**
 * Why money was not moved, as the person is told it. `notTaken`: whether it arrived is not
 * known, and it was not taken; `answered`: nor was it, and this is what the server said to it; `sessionEnded`: it said that nobody is
 * logged in. `unclear`: what moves money broke, and whether it was moved is found out the next time.
 */
export type MoneyProblem =
  | { type: 'notTaken' | 'sessionEnded' | 'unclear' }
  | { type: 'refused' | 'notSent' | 'answered'; failure: Failure };

function problemOf(outcome: MoneyOutcome): MoneyProblem {
  switch (outcome.type) {
    case 'done':
      throw new Error('money that was taken needs no explanation');
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

/** The action that explains an outcome of money other than `done`. */
export const explainOutcome = {
  type: 'explain',
  params: ({ event: { output } }: { event: { output: MoneyOutcome } }): MoneyProblem =>
    problemOf(output),
} as const;

/** The action that explains that what moves money broke: it knows of no outcome. */
export const explainUnclear = { type: 'explain', params: { type: 'unclear' } } as const;

/** The action that explains why a service could not do its work. */
export const explainError = {
  type: 'explain',
  params: ({ event }: { event: { error: unknown } }) => ({
    type: 'failed' as const,
    failure: failureOf(event.error),
  }),
} as const;
