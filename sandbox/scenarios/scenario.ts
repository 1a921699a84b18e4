import { hour } from '#domain/constants.ts';
import type { Term } from '../rules/product.ts';
import type { Answers, Biography } from './biography.ts';

export type Scenario = { description: string; live: (life: Biography) => Promise<void> };

/** A loan that was applied for `appliedAgo` milliseconds ago, an hour after the limit. */
export const borrowed =
  (appliedAgo: number, loanAmount = 5_000, term: Term = 61, answers: Answers = {}) =>
  async (life: Biography) => {
    await life.applyForLimit(appliedAgo + hour, answers);
    await life.borrow(appliedAgo, loanAmount, term);
  };
