import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { methods } from '#protocol/methods.ts';
import { deferral } from '#machines/samples/operations.ts';
import { detail, payment } from '#machines/samples/repayment.ts';
import { restructureOrder } from '#machines/samples/restructure.ts';
import type { Effect, KindFixture } from './fixture.ts';

const rollover = deferral();
const { deferralOrderId, cardNumber } = rollover;
const { restructureOrderId, loanOrderId } = restructureOrder();

const agreement = { version: '1', hash: 'abc' };

/** An order with its state, an earlier payment, and the payments of the effects. */
function shown(effects: readonly Effect[]) {
  const earlier = { reference: 'R0', amount: 500, paidAt: Date.UTC(2026, 4, 2) };
  const drawn = effects.map(({ number, amount }) => ({
    ...earlier,
    reference: `R${number}`,
    amount,
  }));
  const state = effects.length > 0 ? ('CONFIRMED' as const) : ('INITIATED' as const);
  return { state, received: [earlier, ...drawn] };
}

export const repayDeferralConfirm: KindFixture<'repayDeferralConfirm'> = {
  kind: 'repayDeferralConfirm',
  request: (amount) => ({
    kind: 'repayDeferralConfirm',
    deferralOrderId,
    payment: { amount, cardNumber },
    agreement,
  }),
  amountIn: (data) => v.parse(methods.repayDeferralConfirm.data, data).payment?.amount ?? 0,
  reply: ({ amount }) => ({ deferralOrderId, state: 'CONFIRMED', paidAmount: amount }),
  shows(effects) {
    const { state, received } = shown(effects);
    return {
      repayDeferralDetail: { ...rollover, state, received },
      queryRepayOrderDetail: detail({
        loanOrderId: rollover.loanOrderId,
        status: loanStatus.repaying,
        payments: received.map((one) => payment({ ...one, confirmed: deferralOrderId })),
      }),
    };
  },
  receiptOf: () => ({ kind: 'repayDeferralConfirm', deferralOrderId }),
  refusals: [
    'operationInsufficient',
    'offerChanged',
    'consentMissing',
    'amountChanged',
    'accountMismatch',
    'operationExpired',
    'operationWithdrawn',
    'operationSettled',
  ],
  emptyBaseline: {
    kind: 'repayDeferralConfirm',
    deferralOrderId,
    loanOrderId: rollover.loanOrderId,
    state: 'INITIATED',
    references: [],
  },
};

export const repayRestructureConfirm: KindFixture<'repayRestructureConfirm'> = {
  kind: 'repayRestructureConfirm',
  request: (amount) => ({
    kind: 'repayRestructureConfirm',
    restructureOrderId,
    agreement,
    payment: { amount, cardNumber: '09171234567' },
  }),
  amountIn: (data) => v.parse(methods.repayRestructureConfirm.data, data).payment?.amount ?? 0,
  reply: ({ amount }) => ({ restructureOrderId, state: 'CONFIRMED', paidAmount: amount }),
  shows(effects) {
    const { state, received } = shown(effects);
    return {
      repayRestructureDetail: restructureOrder({ state, received }),
      queryRepayOrderDetail: detail({
        loanOrderId,
        status: loanStatus.overdue,
        payments: received.map((one) => payment({ ...one, confirmed: restructureOrderId })),
      }),
    };
  },
  receiptOf: () => ({ kind: 'repayRestructureConfirm', restructureOrderId }),
  refusals: [
    'consentMissing',
    'offerChanged',
    'amountChanged',
    'accountMismatch',
    'operationInsufficient',
    'operationExpired',
    'operationWithdrawn',
    'operationSettled',
  ],
  emptyBaseline: {
    kind: 'repayRestructureConfirm',
    restructureOrderId,
    loanOrderId,
    state: 'INITIATED',
    references: [],
  },
};
