import { accountCodes } from '#domain/account/account-codes.ts';
import type { DeletionBlocker } from '#domain/account/deletion.ts';
import { day } from '#domain/constants.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import { gives, type Outcome } from '#machines/walk/service.ts';
import { refusalOf } from './failures.ts';
import { now, repayIntent } from './loans.ts';
import { nothingMoved } from './outcomes.ts';

export const mobile = '+639171234567';

const ofLoan = { loanOrderId: 'loan-1', loanNumber: '2024-0001' };

export const everyBlocker: readonly DeletionBlocker[] = [
  { type: 'unpaidLoan', ...ofLoan, amount: 5_300 },
  { type: 'payoutUnderWay', ...ofLoan, loanOrderId: 'loan-2', amount: 4_625 },
  { type: 'payoutHeld', ...ofLoan, loanOrderId: 'loan-4', amount: 4_625 },
  { type: 'payoutFailed', ...ofLoan, loanOrderId: 'loan-5', amount: 4_625 },
  {
    type: 'payoutFailed',
    ...ofLoan,
    loanOrderId: 'loan-6',
    amount: 4_625,
    repairUntil: now + day,
  },
  { type: 'pendingLoan', ...ofLoan, loanOrderId: 'loan-3', amount: 3_000 },
  { type: 'pendingCredit', creditOrderId: 'credit-2' },
  { type: 'operation', ...ofLoan, kind: 'rollover', operationId: 'deferral-1' },
  { type: 'operation', ...ofLoan, kind: 'restructure', operationId: 'restructure-1' },
  { type: 'unpostedPayment', ...ofLoan, centavos: 265_050 },
  {
    type: 'unpostedPayment',
    ...ofLoan,
    loanOrderId: 'loan-7',
    centavos: 56_000,
    paysFor: 'rollover',
  },
  {
    type: 'unpostedPayment',
    ...ofLoan,
    loanOrderId: 'loan-8',
    centavos: 59_700,
    paysFor: 'restructure',
  },
];

export const deletionIntent: MoneyIntent<'deleteAccount'> = {
  ...repayIntent,
  attemptId: 'attempt-6',
  baseline: { kind: 'deleteAccount' },
};

const refused = (why: 'wrongSmsCode' | 'expiredSmsCode'): Outcome<MoneyOutcome> =>
  gives({ type: 'refused', failure: refusalOf(why) });

const blocked: Outcome<MoneyOutcome> = gives({
  type: 'refused',
  failure: { kind: 'business', code: accountCodes.deletionBlocked, message: 'deletionBlocked' },
});

export const deletionOutcomes = {
  done: gives<MoneyOutcome>({ type: 'done', receipt: { kind: 'deleteAccount' } }),
  ...nothingMoved,
  wrongSmsCode: refused('wrongSmsCode'),
  expiredSmsCode: refused('expiredSmsCode'),
  deletionBlocked: blocked,
};
