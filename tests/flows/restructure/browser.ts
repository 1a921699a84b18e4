import { pauseUntilExpiry } from '#machines/shared/pauses.ts';
import { detail } from '#machines/samples/repayment.ts';
import { restructureOrder, reviewedOrder } from '#machines/samples/restructure.ts';
import { type BrowserPart, oneCall, replyOf } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';
import * as v from 'valibot';
import { signedOutIn } from '#tests/model/browser/reasons.ts';

const Terms = v.object({ output: v.object({ agreement: v.unknown(), order: v.unknown() }) });
const Known = v.object({
  rounds: v.number(),
  order: v.nullable(v.object({ expiresAt: v.number(), receivedAt: v.number() })),
});
/** Validity of a price in the model, in milliseconds. */
const priceLasts = 3_600_000;

export const browser: BrowserPart = {
  // After an unknown outcome, the app looks for a payment that confirmed the order: none here.
  autoReplies: { queryRepayOrderDetail: detail() },
  services: {
    queryRestructure: oneCall('repayRestructureDetail'),
    previewRestructureAgreement: {
      asks: (data) => [
        { method: 'repayRestructureContractPreview', data },
        { method: 'repayRestructureDetail', data },
      ],
      async end({ called }, outcome) {
        const call = await called('repayRestructureContractPreview');
        if (!v.is(Terms, outcome)) return call.answer(replyOf(outcome));
        const { agreement, order } = outcome.output;
        await call.answer({ data: [agreement, order] });
      },
    },
    moneyAction: movesMoney({
      method: 'repayRestructureConfirm',
      reading: {
        method: 'repayRestructureDetail',
        data: { restructureOrderId: 'restructure-1' },
      },
      before: restructureOrder(),
      after: reviewedOrder('verifyingBorrower'),
      taken: { restructureOrderId: 'restructure-1', state: 'CONFIRMED', paidAmount: 597 },
    }),
  },
  // The pause grows with every poll after the third; the lender's time ends the price.
  lasts(ms, context) {
    const { rounds, order } = v.parse(Known, context);
    if (ms !== priceLasts) return ms * 1.5 ** Math.max(0, rounds - 3);
    return order ? pauseUntilExpiry(order) : ms;
  },
  leavesOut: {
    never: {
      ...signedOutIn({ reviewing: 'signedOut' }),
    },
    played: ['queryRestructure: sessionExpired'],
  },
};
