import { deferral, rolledOver } from '#machines/samples/operations.ts';
import { detail, pending } from '#machines/samples/repayment.ts';
import { type BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';

const untilMidnight = 'a price is valid until midnight: covered by the walk of the screens';
const expiry = 'xstate.after.untilOfferExpires.rollover.open';

export const browser: BrowserPart = {
  // After an unknown outcome, the app looks for a payment that confirmed the rollover: none here.
  autoReplies: { queryRepayOrderDetail: detail(), queryPendingRepayPlan: pending() },
  services: {
    moneyAction: movesMoney({
      method: 'repayDeferralConfirm',
      reading: { method: 'repayDeferralDetail', data: { deferralOrderId: 'deferral-1' } },
      before: deferral(),
      after: rolledOver({ state: 'CONFIRMED' }),
      taken: { deferralOrderId: 'deferral-1', state: 'CONFIRMED', paidAmount: 560 },
    }),
  },
  leavesOut: {
    never: {
      'the end of a price': {
        reason: untilMidnight,
        is: (step, { timers }) =>
          step.type === 'elapse' &&
          timers.some(({ id, left }) => id === expiry && left === step.ms),
      },
    },
  },
};
