import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import {
  type BrowserPart,
  oneCall,
  type Played,
  replyOf,
} from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';
import { twoAnswers } from '#tests/model/browser/reasons.ts';

const Limit = v.object({
  output: v.object({
    quota: v.unknown(),
    applications: v.array(v.unknown()),
    coupons: v.unknown(),
  }),
});

const Terms = v.object({ output: v.object({ agreement: v.unknown(), offer: v.unknown() }) });

/** The limit needs two requests: the credit order, then the rest. */
const loadLimit: Played = {
  asks: () => [{ method: 'queryCreditOrder', data: {} }],
  async end({ called }, outcome) {
    const order = await called('queryCreditOrder');
    if (!v.is(Limit, outcome)) return order.answer(replyOf(outcome));
    await order.answer({ data: [creditOrder()] });
    const { quota, applications, coupons } = outcome.output;
    const rest = await called('queryBorrowQuota');
    await rest.answer({ data: [quota, { orders: applications }, coupons] });
  },
};

export const browser: BrowserPart = {
  services: {
    loadLimit,
    priceLoan: oneCall('queryBorrowQuotaWithInput'),
    previewAgreement: {
      asks: (choice) => [
        { method: 'loanContractPreview', data: choice },
        { method: 'queryBorrowQuotaWithInput', data: choice },
      ],
      async end({ called }, outcome) {
        const call = await called('loanContractPreview');
        if (!v.is(Terms, outcome)) return call.answer(replyOf(outcome));
        const { agreement, offer } = outcome.output;
        await call.answer({ data: [agreement, offer] });
      },
    },
    moneyAction: movesMoney({
      method: 'applyOrder',
      reading: { method: 'myOrders', data: {} },
      before: { orders: [] },
      after: { orders: [loanOrder()] },
      taken: { loanOrderId: 'loan-1', status: loanStatus.reviewing },
    }),
  },
  ready: {
    reportExpiredCredit: { opened: { muted: [] }, noApp: { muted: ['expiredCreditOrRisk'] } },
  },
  leavesOut: {
    outcomes: {
      'creditCheck: replaced': twoAnswers,
    },
  },
};
