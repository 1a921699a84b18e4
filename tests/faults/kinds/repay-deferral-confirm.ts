import * as v from 'valibot';
import { methods } from '#protocol/methods.ts';
import { deferral } from '#tests/model/samples/operations.ts';
import type { KindFixture } from './fixture.ts';

const { receivedAt: _, ...initiated } = deferral();
const { deferralOrderId, cardNumber } = initiated;

/** Confirming a rollover: the first effect moves it on, and its payment is drawn with it. */
export const repayDeferralConfirm: KindFixture<'repayDeferralConfirm'> = {
  kind: 'repayDeferralConfirm',
  request: (amount) => ({
    kind: 'repayDeferralConfirm',
    deferralOrderId,
    payment: { amount, cardNumber },
    agreement: { version: '1', hash: 'abc' },
  }),
  amountIn: (data) => v.parse(methods.repayDeferralConfirm.data, data).payment?.amount ?? 0,
  reply: ({ amount }) => ({ deferralOrderId, state: 'CONFIRMED', paidAmount: amount }),
  shows: (effects) => ({
    repayDeferralDetail: { ...initiated, state: effects.length > 0 ? 'CONFIRMED' : 'INITIATED' },
  }),
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
  /** Beside a state that it never had before, INITIATED looks new. */
  emptyBaseline: { kind: 'repayDeferralConfirm', deferralOrderId, state: 'COMPLETED' },
};
