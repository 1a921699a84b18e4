import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';

/**
 * `notTaken`: the request had no effect. `answered`, `sessionEnded`: the same, after an
 * inconclusive answer of the server. `unclear`: the money action itself failed, and the next start
 * reconciles the attempt.
 */
export type MoneyProblem =
  | { type: 'notTaken' | 'sessionEnded' | 'unclear' }
  | { type: 'refused' | 'notSent' | 'answered'; failure: Failure };

/**
 * The problem after another text (language, version or terms) has replaced the text that the
 * borrower ticked. An earlier problem takes precedence; null if nothing was ticked.
 */
export const textProblem = <Problem extends { type: string }>(before: {
  ticked: boolean;
  problem: Problem | null;
}): Problem | { type: 'textChanged' } | null =>
  before.problem ?? (before.ticked ? { type: 'textChanged' } : null);

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

/** Shows the outcome of a money action; throws for `done`. */
export const explainOutcome = {
  type: 'explain',
  params: ({ event: { output } }: { event: { output: MoneyOutcome } }): MoneyProblem =>
    problemOf(output),
} as const;

/** The money action itself failed without an outcome. */
export const explainUnclear = { type: 'explain', params: { type: 'unclear' } } as const;

export const explainError = {
  type: 'explain',
  params: ({ event }: { event: { error: unknown } }) => ({
    type: 'failed' as const,
    failure: failureOf(event.error),
  }),
} as const;
