import { hour } from '#domain/constants.ts';
import type { Term } from '../rules/product.ts';
import type { Answers, Biography } from './biography.ts';

/** A kind of borrower to start from: what it is good for, and the past that leads there. */
export type Scenario = { description: string; live: (life: Biography) => Promise<void> };

/** A loan of 5,000 pesos over 61 days unless told, applied for so long ago, an hour after the limit it is on. */
export const borrowed =
  (appliedAgo: number, loanAmount = 5_000, term: Term = 61, answers: Answers = {}) =>
  async (life: Biography) => {
    await life.applyForLimit(appliedAgo + hour, answers);
    await life.borrow(appliedAgo, loanAmount, term);
  };
