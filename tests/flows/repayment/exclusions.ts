import * as v from 'valibot';
import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  checkLater,
  neverRefused,
  notForward,
  notTheFlows,
  overFirstPage,
  raisesLogin,
  unseen,
} from '#tests/model/browser/reasons.ts';

const Asking = v.union([
  v.object({ due: v.picklist(['confirming', 'doubting']) }),
  v.object({ detail: v.literal('confirmingFee') }),
]);

const otherWay = 'a payment by another way: tests/contract/money, tests/component/views/repayment';

const beginsAnew =
  'the flow ends and begins anew with the other loan before anybody can look: journeys/loan-story';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: {
    ...notTheFlows,
    'check.requested': checkLater,
    'otherLoan.opened': beginsAnew,
  },
  outcomes: {
    ...unseen('queryPendingRepayPlan'),
    ...unseen('queryRepayOrderDetail'),
    ...unseen('refundOverpayment'),
    'rolloverRestructureInitiation: breaks': broken,
    'moneyAction: breaks': broken,
    'moneyAction: doneAmongOthers': otherWay,
    'moneyAction: sessionEnded': raisesLogin,
  },
  never: {
    ...neverRefused,
    'back from the question before paying': {
      reason: overFirstPage,
      is: (step, { snapshot }) =>
        step.type === 'user' && step.event.type === 'nav.back' && v.is(Asking, snapshot.value),
    },
  },
  transitions: {
    'repayment.detail.showing | otherLoan.opened | 0': beginsAnew,
    'repayment.detail.confirmingFee | nav.back | 0': overFirstPage,
    'repayment.due.choosing | nav.forward | 0': notForward,
    'repayment.due.choosing | nav.forward | 1': notForward,
    'repayment.due.confirming | nav.back | 0': overFirstPage,
    'repayment.due.doubting | nav.back | 0': overFirstPage,
    'repayment.initiating | xstate.error.actor.rolloverRestructureInitiation | 0': broken,
    'repayment.paying | check.requested | 0': checkLater,
    'repayment.payingFee | check.requested | 0': checkLater,
    'repayment.paying | xstate.error.actor.moneyAction | 0': broken,
    'repayment.payingFee | xstate.error.actor.moneyAction | 0': broken,
  },
};
