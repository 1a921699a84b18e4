import { deferral, deferralIntent, rolledOver } from '#machines/samples/operations.ts';
import { detail, pending } from '#machines/samples/repayment.ts';
import { type BrowserPart, juanKey, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';
import * as v from 'valibot';
import { checkLater, neverRefused, overFirstPage } from '#tests/model/browser/reasons.ts';

const query = '?deferralOrderId=deferral-1';

const untilMidnight = 'a price is good until midnight: journeys/rollover';
const expiry = 'xstate.after.untilOfferExpires.rollover.open';
const Asking = v.object({ open: v.object({ desk: v.literal('asking') }) });

/** How the built app plays this machine, and what the browser leaves out. */
export const browser: BrowserPart = {
  starts: {
    openConfirmation: opened(`/repay/rollover_describe${query}`, {
      intents: [{ ...deferralIntent, userKey: juanKey }],
    }),
  },
  // After an unknown outcome, the loan is asked for the withdrawn amount: nothing in this walk.
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
    events: { 'check.requested': checkLater },
    never: {
      ...neverRefused,
      'back from the question before confirming': {
        reason: overFirstPage,
        is: (step, { snapshot }) =>
          step.type === 'user' && step.event.type === 'nav.back' && v.is(Asking, snapshot.value),
      },
      'the end of a price': {
        reason: untilMidnight,
        is: (step, { timers }) =>
          step.type === 'elapse' &&
          timers.some(({ id, left }) => id === expiry && left === step.ms),
      },
    },
  },
};
