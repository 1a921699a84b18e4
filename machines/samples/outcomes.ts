import type { InputFrom } from 'xstate';
import { day } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { MoneyReceipt } from '#domain/money.ts';
import { routeOfLoan } from '#domain/loans/status-routing.ts';
import type { CreditVerdict } from '#machines/credit-check/credit-check.machine.ts';
import type {
  LoanRoute,
  loanStatusRoutingMachine,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { InitiationOutcome } from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import { required } from '#machines/shared/required.ts';
import { gives, type Outcome, throws } from '#machines/walk/service.ts';
import { failures, refusalOf } from './failures.ts';
import { loanOrder, now } from './loans.ts';

const verdict = (output: CreditVerdict): Outcome<CreditVerdict> => gives(output);
const route = (output: LoanRoute): Outcome<LoanRoute> => gives(output);
const money = (output: MoneyOutcome): Outcome<MoneyOutcome> => gives(output);

/** A child machine that throws. */
export const breaks = throws({ kind: 'unexpected', message: 'the child broke' });

/** The failure of a child's request in the walks; a connection failure would be retried first. */
const unreadable = failures.malformed;

export const creditChecks = {
  passed: verdict({ type: 'passed', code: 0, creditOrderId: 'credit-1' }),
  replaced: verdict({ type: 'passed', code: 0, creditOrderId: 'credit-2' }),
  expiredOrRisk: verdict({ type: 'expiredOrRisk', creditOrderId: 'credit-1' }),
  review: verdict({ type: 'review' }),
  home: verdict({ type: 'home', code: -1 }),
  failed: verdict({ type: 'failed', code: -1, ...unreadable }),
  breaks,
};

export const loanRoutes = {
  to: ({ loanOrderId, from }: InputFrom<typeof loanStatusRoutingMachine>) => ({
    opens: route({
      type: 'opens',
      location: required(routeOfLoan(loanOrder({ loanOrderId }), from), 'page'),
    }),
    stays: route({
      type: 'stays',
      order: loanOrder({
        loanOrderId,
        status: loanStatus.disbursementFailed,
        repairUntil: now + 7 * day,
      }),
    }),
    failed: route({ type: 'failed', ...unreadable }),
    breaks,
  }),
};

export const nothingMoved = {
  notSent: money({ type: 'notSent', ...failures.network }),
  notTaken: money({ type: 'notTaken', answer: null }),
  answered: money({
    type: 'notTaken',
    answer: { kind: 'business', code: 999_999, message: 'not on a Sunday' },
  }),
  sessionEnded: money({ type: 'notTaken', answer: { kind: 'session', reason: 'expired' } }),
  breaks,
};

const refused = (why: Parameters<typeof refusalOf>[0]) =>
  money({ type: 'refused', failure: refusalOf(why) });

export const applicationOutcomes = {
  done: money({ type: 'done', receipt: { kind: 'applyOrder', loanOrderId: 'loan-1' } }),
  ...nothingMoved,
  creditNotUsable: refused('creditNotUsable'),
  amountNotOffered: refused('amountNotOffered'),
  offerChanged: refused('offerChanged'),
  couponNotUsable: refused('couponNotUsable'),
  loanPending: refused('loanPending'),
  loanOverdue: refused('loanOverdue'),
  consentMissing: refused('consentMissing'),
};

const paid = (payment: MoneyReceipt<'repaymentConfirm'>['payment']) =>
  money({
    type: 'done',
    receipt: { kind: 'repaymentConfirm', loanOrderId: 'loan-1', payment },
  });

export const repaymentOutcomes = {
  done: paid({ reference: '7F3A92C01B', amount: 2650 }),
  /** Another payment arrived meanwhile, so the attempt's own payment cannot be identified. */
  doneAmongOthers: paid(null),
  ...nothingMoved,
  nothingDue: refused('nothingDue'),
  amountChanged: refused('amountChanged'),
  accountMismatch: refused('accountMismatch'),
};

export const restructureOutcomes = {
  done: money({
    type: 'done',
    receipt: { kind: 'repayRestructureConfirm', restructureOrderId: 'restructure-1' },
  }),
  ...nothingMoved,
  consentMissing: refused('consentMissing'),
  offerChanged: refused('offerChanged'),
  amountChanged: refused('amountChanged'),
  accountMismatch: refused('accountMismatch'),
  operationInsufficient: refused('operationInsufficient'),
  operationExpired: refused('operationExpired'),
  operationWithdrawn: refused('operationWithdrawn'),
  operationSettled: refused('operationSettled'),
};

export const rolloverOutcomes = {
  done: money({
    type: 'done',
    receipt: { kind: 'repayDeferralConfirm', deferralOrderId: 'deferral-1' },
  }),
  ...nothingMoved,
  operationInsufficient: refused('operationInsufficient'),
  offerChanged: refused('offerChanged'),
  operationExpired: refused('operationExpired'),
};

const initiation = (output: InitiationOutcome): Outcome<InitiationOutcome> => gives(output);

export const initiations = {
  rollover: {
    initiated: initiation({ type: 'initiated', kind: 'rollover', orderId: 'deferral-2' }),
    notOffered: initiation({ type: 'notOffered', kind: 'rollover' }),
    failed: initiation({ type: 'failed', ...failures.network }),
    breaks,
  },
};
