import { deferral, deferralIntent, rolledOver } from '#machines/samples/operations.ts';
import { detail, pending } from '#machines/samples/repayment.ts';
import { rolloverInitiation } from '#tests/browser/walk/harness/children.ts';
import { type Fixtures, juanKey, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';

const query = '?deferralOrderId=deferral-1';

export const fixtures: Fixtures = {
  starts: {
    describe: opened(`/repay/rollover_describe${query}`),
    details: opened(`/repay/rollover_details${query}`),
    openConfirmation: opened(`/repay/rollover_describe${query}`, {
      intents: [{ ...deferralIntent, userKey: juanKey }],
    }),
  },
  // After an unknown outcome, the loan is asked for the withdrawn amount: nothing in this walk.
  autoReplies: { queryRepayOrderDetail: detail(), queryPendingRepayPlan: pending() },
  services: {
    repayDeferralDetail: oneCall('repayDeferralDetail'),
    rolloverRestructureInitiation: rolloverInitiation,
    moneyAction: movesMoney({
      method: 'repayDeferralConfirm',
      reading: { method: 'repayDeferralDetail', data: { deferralOrderId: 'deferral-1' } },
      before: deferral(),
      after: rolledOver({ state: 'CONFIRMED' }),
      taken: { deferralOrderId: 'deferral-1', state: 'CONFIRMED', paidAmount: 560 },
    }),
  },
};
