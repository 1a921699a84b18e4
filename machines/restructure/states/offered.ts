import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { restructureSetup } from '../restructure.setup.ts';

const whenSeenAgain = {
  ...reloadTo('#restructure.loading'),
  'page.shown': '#restructure.loading',
} as const;

/** Without the tick, no question opens and nothing is confirmed (S5). */
const tickFirst = { type: 'explain', params: { type: 'tickFirst' } } as const;

export const offeredState = restructureSetup.createStateConfig({
  description: 'The restructure has today’s price and no agreement; the price expires at midnight.',
  meta: { label: 'Offered' },
  after: { untilExpiry: 'loading' },
  initial: 'describing',
  states: {
    describing: {
      description: 'The page shows the payment now, what happens to the loan, and the total.',
      meta: { label: 'What a restructure is', shows: ['T1'], page: 'restructureDescribe' },
      entry: { type: 'arriveAt', params: { page: 'restructureDescribe' } },
      on: {
        'details.opened': 'planning',
        'nav.forward': { guard: withEvent('leadsToDetails'), target: 'planning' },
        'nav.back': '#restructure.left',
        ...whenSeenAgain,
      },
    },
    planning: {
      description: 'The page shows the new instalments by part, and both totals.',
      meta: { label: 'The new plan', shows: ['T1'], page: 'restructureDetails' },
      entry: { type: 'arriveAt', params: { page: 'restructureDetails' } },
      on: {
        'confirmation.opened': 'confirmation',
        'nav.forward': { guard: withEvent('leadsToConfirmation'), target: 'confirmation' },
        'nav.back': 'describing',
        ...whenSeenAgain,
      },
    },
    confirmation: {
      description: 'The page shows all terms before the borrower agrees to them.',
      meta: { label: 'Confirming', page: 'restructureConfirmation' },
      entry: { type: 'arriveAt', params: { page: 'restructureConfirmation' } },
      initial: 'loadingAgreement',
      states: {
        loadingAgreement: {
          description: 'The app fetches the plan, and the agreement for exactly this plan.',
          meta: { label: 'Fetching the agreement' },
          tags: 'busy',
          invoke: {
            id: 'previewRestructureAgreement',
            src: 'previewRestructureAgreement',
            input: ({ context: { restructureOrderId } }) => ({ restructureOrderId }),
            onDone: [
              {
                guard: withEvent('confirmedMeanwhile'),
                target: '#restructure.choosingPage',
                actions: withEvent('keepTerms'),
              },
              {
                guard: withEvent('termsDiffer'),
                target: 'reviewingTerms',
                actions: [
                  withEvent('keepTerms'),
                  { type: 'explain', params: { type: 'planChanged' } },
                ],
              },
              { target: 'reviewingTerms', actions: withEvent('keepTerms') },
            ],
            onError: [
              {
                guard: withEvent('operationEnded'),
                target: '#restructure.ended',
                actions: withEvent('keepEnding'),
              },
              { target: 'agreementFailed', actions: withEvent('keepFailure') },
            ],
          },
          on: { 'nav.back': '#restructure.offered.planning' },
        },
        agreementFailed: {
          description: 'Without the agreement the borrower cannot confirm.',
          meta: { label: 'No agreement' },
          on: { ...retryTo('loadingAgreement'), 'nav.back': '#restructure.offered.planning' },
        },
        reviewingTerms: {
          description: 'The borrower reads the effect of a missed instalment, and the agreement.',
          meta: { label: 'Reviewing the terms', shows: ['T2', 'T6', 'S5.5'] },
          on: {
            'agreement.opened': 'readingAgreement',
            'nav.forward': { guard: withEvent('leadsToAgreement'), target: 'readingAgreement' },
            'agreement.ticked': [
              { guard: 'agreementRead', actions: withEvent('tick') },
              { actions: { type: 'explain', params: { type: 'readFirst' } } },
            ],
            'restructure.requested': [
              { guard: 'agreementTicked', target: 'asking', actions: 'clearProblem' },
              { actions: tickFirst },
            ],
            'nav.back': '#restructure.offered.planning',
            ...whenSeenAgain,
          },
        },
        readingAgreement: {
          description: 'The page shows the full agreement.',
          meta: {
            label: 'Reading the agreement',
            shows: ['T2'],
            page: 'agreement',
            title: 'restructureAgreement',
          },
          entry: 'markRead',
          on: { 'nav.back': 'reviewingTerms' },
        },
        asking: {
          description:
            'The page shows the amount, the account to debit, and that the step is final.',
          meta: { label: 'Asking for the confirmation', shows: ['T2'] },
          tags: 'question',
          on: {
            'restructure.confirmed': '#restructure.confirming',
            'restructure.cancelled': 'reviewingTerms',
            'nav.back': 'reviewingTerms',
          },
        },
      },
    },
  },
});
