import type { CreditVerdict } from '#machines/credit-check/credit-check.machine.ts';
import type { LoanRoute } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import { assumedCodes } from '#domain/codes.ts';
import { gives, type Outcome, throws } from '../harness/service.ts';
import { failures } from './failures.ts';
import { loanOrder } from './loans.ts';

const verdict = (output: CreditVerdict): Outcome<CreditVerdict> => gives(output);
const route = (output: LoanRoute): Outcome<LoanRoute> => gives(output);
const money = (output: MoneyOutcome): Outcome<MoneyOutcome> => gives(output);

/** A child machine that breaks, which no test should ever see a person suffer from. */
export const breaks = throws({ kind: 'unexpected', message: 'the child broke' });

/** How a credit check ends. */
export const creditChecks = {
  passed: verdict({ type: 'passed', code: 0, creditOrderId: 'credit-1' }),
  expiredOrRisk: verdict({ type: 'expiredOrRisk', creditOrderId: 'credit-1' }),
  review: verdict({ type: 'review' }),
  home: verdict({ type: 'home', code: -1 }),
  failed: verdict({ type: 'failed', code: -1, ...failures.network }),
  breaks,
};

/** How the routing of a loan ends. */
export const loanRoutes = {
  opens: route({
    type: 'opens',
    place: { page: 'review', query: { loanOrderId: 'loan-1' } },
    replace: false,
  }),
  stays: route({ type: 'stays', order: loanOrder({ status: 65 }) }),
  failed: route({ type: 'failed', ...failures.network }),
  breaks,
};

/** How a money action ends. */
export const moneyOutcomes = {
  done: money({ type: 'done', receipt: { loanOrderId: 'loan-1' } }),
  refused: money({
    type: 'refused',
    failure: { kind: 'business', code: assumedCodes.loanPending, message: 'pending' },
  }),
  termsChanged: money({
    type: 'refused',
    failure: { kind: 'business', code: assumedCodes.offerChanged, message: 'changed' },
  }),
  notSent: money({ type: 'notSent', ...failures.network }),
  notTaken: money({ type: 'notTaken' }),
  breaks,
};
