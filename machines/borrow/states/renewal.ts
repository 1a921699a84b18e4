import { reportExpiredCreditTo } from '#machines/shared/expired-credit.ts';
import { explainError } from '#machines/shared/money-problem.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { borrowSetup, explainCheck } from '../borrow.setup.ts';

export const renewalState = borrowSetup.createStateConfig({
  description: 'Renews the limit: after a credit check the native app takes over.',
  meta: { label: 'Renewing the limit', page: 'limit' },
  tags: 'busy',
  initial: 'checkingCredit',
  states: {
    checkingCredit: {
      description: 'The app checks whether the limit still needs a renewal.',
      meta: { label: 'Checking the credit' },
      invoke: {
        id: 'creditCheck',
        src: 'creditCheck',
        input: ({ context }) => ({
          creditOrderId: required(context.limit, 'limit').quota.creditOrderId,
        }),
        onDone: [
          {
            guard: withEvent('creditExpiredOrAtRisk'),
            target: 'reportingExpired',
            actions: withEvent('keepExpiredCredit'),
          },
          {
            guard: withEvent('checkLeadsToReview'),
            target: '#borrow.ended',
            actions: { type: 'setOutcome', params: { type: 'review' } },
          },
          { guard: withEvent('checkFailed'), target: '#borrow.closed', actions: explainCheck },
          { target: '#borrow.loading' },
        ],
        onError: {
          target: '#borrow.closed',
          actions: explainError,
        },
      },
    },
    reportingExpired: {
      description: 'The app tells the native app that the credit expired or is at risk.',
      meta: { label: 'Reporting the expired credit' },
      invoke: reportExpiredCreditTo('#borrow.closed', {
        target: '#borrow.closed',
        actions: { type: 'explain', params: { type: 'creditExpired' } },
      }),
    },
  },
});
