import { hour } from '#domain/constants.ts';
import type { Term } from '../rules/product.ts';
import type { Answers, Biography } from './biography.ts';

/** A borrower to start from: a description, and a function that creates the borrower's past. */
export type Scenario = { description: string; live: (life: Biography) => Promise<void> };

/**
 * A past with a limit and, an hour later, a loan that was applied for `appliedAgo` milliseconds ago:
 * 5,000 pesos over 61 days by default.
 */
export const borrowed =
  (appliedAgo: number, loanAmount = 5_000, term: Term = 61, answers: Answers = {}) =>
  async (life: Biography) => {
    await life.applyForLimit(appliedAgo + hour, answers);
    await life.borrow(appliedAgo, loanAmount, term);
  };
