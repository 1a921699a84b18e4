import { reloadTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { repaymentSetup } from '../repayment.setup.ts';

/**
 * The amounts may be of an earlier day, so a shown page also closes an open question; the borrower
 * asks again with the new amounts. Without a reply the page shows none: unlike home, which shows
 * the last known amounts with their time, this page takes money for them.
 */
const whenSeenAgain = { ...reloadTo('starting'), 'page.shown': 'starting' } as const;

export const dueState = repaymentSetup.createStateConfig({
  description: 'The amount due, late or not, and the amount to pay now.',
  meta: { label: 'Showing what is due', page: 'repay' },
  entry: { type: 'arriveAt', params: { page: 'repay' } },
  exit: 'forgetNotStarted',
  on: whenSeenAgain,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The borrower chooses the amount to pay.',
      meta: { label: 'Choosing what is paid', shows: ['O1', 'V9', 'M1', 'S2.9', 'S1.5'] },
      on: {
        'instalments.chosen': {
          guard: withEvent('countPossible'),
          actions: withEvent('chooseCount'),
        },
        'operation.requested': {
          guard: withEvent('operationOffered'),
          target: '#repayment.initiating',
          actions: withEvent('keepWanted'),
        },
        'operation.opened': {
          guard: 'operationOpen',
          target: '#repayment.handedOver',
          actions: 'openOperation',
        },
        'plan.opened': '#repayment.plan',
        'detail.opened': '#repayment.detail',
        'payment.requested': {
          guard: 'requestValid',
          target: 'confirming',
          actions: 'clearProblem',
        },
        'payAnyway.requested': {
          guard: 'nothingAsked',
          target: 'doubting',
          actions: 'clearProblem',
        },
        'nav.forward': [
          { guard: withEvent('leadsToPlan'), target: '#repayment.plan' },
          { guard: withEvent('leadsToDetail'), target: '#repayment.detail' },
        ],
        'nav.back': '#repayment.left',
      },
    },
    doubting: {
      description:
        'The loan needs no payment now: money is on its way, or a restructure is in progress. The page asks whether to pay anyway.',
      meta: { label: 'Asking whether to pay anyway' },
      tags: 'question',
      on: {
        'payAnyway.confirmed': { target: 'choosing', actions: 'askAllTheSame' },
        'payAnyway.cancelled': 'choosing',
        'nav.back': 'choosing',
      },
    },
    confirming: {
      description: 'The page shows the amount and the account to debit before the payment.',
      meta: { label: 'Confirming the payment' },
      tags: 'question',
      on: {
        'payment.confirmed': { guard: 'requestValid', target: '#repayment.paying' },
        'payment.cancelled': 'choosing',
        'nav.back': 'choosing',
      },
    },
  },
});
