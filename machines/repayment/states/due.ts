import { reloadTo } from '#machines/shared/reload.ts';
import { repaymentSetup } from '../repayment.setup.ts';

/** The due instalments, the choice of how many to pay, and the question before the payment (S2, S3). */
export const dueState = repaymentSetup.createStateConfig({
  description: 'What is due, late or not, and how much of it is paid now.',
  meta: { label: 'Showing what is due', page: 'repay' },
  entry: { type: 'arriveAt', params: { page: 'repay' } },
  exit: 'forgetNotStarted',
  on: reloadTo('starting'),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person looks, and chooses how much is paid.',
      meta: { label: 'Choosing what is paid', shows: ['O1', 'V9', 'M1', 'S2.9', 'S1.5'] },
      on: {
        'instalments.chosen': {
          guard: { type: 'countPossible', params: ({ event }) => event },
          actions: { type: 'chooseCount', params: ({ event }) => event },
        },
        'operation.requested': {
          guard: { type: 'operationOffered', params: ({ event }) => event },
          target: '#repayment.initiating',
          actions: { type: 'keepWanted', params: ({ event }) => event },
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
          {
            guard: { type: 'leadsToPlan', params: ({ event }) => event },
            target: '#repayment.plan',
          },
          {
            guard: { type: 'leadsToDetail', params: ({ event }) => event },
            target: '#repayment.detail',
          },
        ],
        'nav.back': '#repayment.left',
      },
    },
    doubting: {
      description:
        'The loan asks for nothing: the money is on its way, or a restructure is being made. The page asks whether the borrower wants to pay all the same.',
      meta: { label: 'Asking whether to pay all the same' },
      tags: 'question',
      on: {
        'payAnyway.confirmed': { target: 'choosing', actions: 'askAllTheSame' },
        'payAnyway.cancelled': 'choosing',
        'nav.back': 'choosing',
      },
    },
    confirming: {
      description: 'How much leaves which account is said once more, before it does.',
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
