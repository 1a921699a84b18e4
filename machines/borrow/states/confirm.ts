import { receiptOf } from '#machines/money-action/money-action.setup.ts';
import { explainError, explainOutcome, explainUnclear } from '#machines/shared/money-problem.ts';
import { moneyState } from '#machines/shared/money-state.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { agreedTo, borrowSetup, explainCheck, offeredChoice } from '../borrow.setup.ts';

const expired = {
  target: 'reviewingTerms',
  actions: { type: 'explain', params: { type: 'creditExpired' } },
} as const;

export const confirmState = borrowSetup.createStateConfig({
  description: 'The page shows all terms before the borrower agrees to them.',
  meta: { label: 'Confirming the loan', page: 'confirm' },
  entry: { type: 'arriveAtStep', params: { step: 'confirm' } },
  initial: 'loadingAgreement',
  states: {
    loadingAgreement: {
      description: 'The app fetches the terms of exactly this loan, and its agreement.',
      meta: { label: 'Fetching the agreement' },
      tags: 'busy',
      invoke: {
        id: 'previewAgreement',
        src: 'previewAgreement',
        input: ({ context }) => offeredChoice(context),
        onDone: [
          {
            guard: withEvent('termsDiffer'),
            target: 'reviewingTerms',
            actions: [
              withEvent('keepTerms'),
              { type: 'explain', params: { type: 'termsChanged' } },
            ],
          },
          { target: 'reviewingTerms', actions: withEvent('keepTerms') },
        ],
        onError: [
          {
            guard: withEvent('closedMeanwhile'),
            target: '#borrow.loading',
            actions: ['clearProblem', { type: 'arriveAtStep', params: { step: 'limit' } }],
          },
          { target: 'agreementFailed', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'nav.back': { target: '#borrow.quota', actions: 'clearProblem' } },
    },
    agreementFailed: {
      description: 'Without the agreement the borrower cannot confirm.',
      meta: { label: 'No agreement' },
      on: {
        ...retryTo('loadingAgreement'),
        'nav.back': { target: '#borrow.quota', actions: ['clearFailure', 'clearProblem'] },
      },
    },
    reviewingTerms: {
      description: 'The borrower reads the disclosure, opens the agreement and ticks the box.',
      meta: { label: 'Reviewing the terms', shows: ['S1.4', 'S5.5', 'S9.4'] },
      on: {
        'agreement.opened': 'readingAgreement',
        'nav.forward': { guard: withEvent('leadsToAgreement'), target: 'readingAgreement' },
        'agreement.ticked': [
          { guard: 'agreementRead', actions: withEvent('tick') },
          { actions: { type: 'explain', params: { type: 'readFirst' } } },
        ],
        'loan.confirmed': [
          { guard: 'agreementTicked', target: 'checkingCredit', actions: 'clearProblem' },
          { actions: { type: 'explain', params: { type: 'tickFirst' } } },
        ],
        'page.shown': 'loadingAgreement',
        ...reloadTo('loadingAgreement'),
        'nav.back': { target: '#borrow.quota', actions: 'clearProblem' },
      },
    },
    readingAgreement: {
      description: 'The page shows the full agreement.',
      meta: { label: 'Reading the agreement', shows: ['S1.4'], page: 'agreement' },
      entry: 'markRead',
      on: { 'nav.back': 'reviewingTerms' },
    },
    checkingCredit: {
      description: 'The app checks the credit once more, just before it sends the application.',
      meta: { label: 'Checking the credit' },
      tags: 'busy',
      invoke: {
        id: 'creditCheck',
        src: 'creditCheck',
        input: ({ context }) => ({
          creditOrderId: offeredChoice(context).creditOrderId,
        }),
        onDone: [
          {
            guard: withEvent('creditReplaced'),
            target: '#borrow.loading',
            actions: [
              'dropOffer',
              { type: 'arriveAtStep', params: { step: 'quota' } },
              { type: 'explain', params: { type: 'termsChanged' } },
            ],
          },
          { guard: withEvent('checkPassed'), target: '#borrow.applying' },
          {
            guard: withEvent('checkLeadsToReview'),
            target: '#borrow.ended',
            actions: { type: 'setOutcome', params: { type: 'review' } },
          },
          {
            guard: withEvent('creditExpiredOrAtRisk'),
            target: 'reportingExpired',
            actions: withEvent('keepExpiredCredit'),
          },
          {
            guard: withEvent('nothingToCheck'),
            target: '#borrow.ended',
            actions: { type: 'setOutcome', params: { type: 'home' } },
          },
          { target: 'reviewingTerms', actions: explainCheck },
        ],
        onError: {
          target: 'reviewingTerms',
          actions: explainError,
        },
      },
    },
    reportingExpired: {
      description: 'The app tells the native app that the credit expired or is at risk.',
      meta: { label: 'Reporting the expired credit' },
      tags: 'busy',
      invoke: {
        id: 'reportExpiredCredit',
        src: 'reportExpiredCredit',
        input: ({ context }) => ({
          creditOrderId: required(context.expiredCreditOrderId, 'expired credit order'),
        }),
        onDone: expired,
        onError: expired,
      },
    },
  },
});

export const applyingState = borrowSetup.createStateConfig({
  description: 'The app sends the application once and waits for the outcome.',
  meta: { label: 'Applying for the loan', shows: ['S1.4'], page: 'confirm' },
  ...moneyState,
  invoke: {
    id: 'moneyAction',
    src: 'moneyAction',
    input: ({ context }) => ({
      userKey: context.userKey,
      start: context.intent
        ? { type: 'resume', intent: context.intent }
        : {
            type: 'attempt',
            request: {
              kind: 'applyOrder',
              choice: offeredChoice(context),
              agreement: agreedTo(context),
            },
          },
    }),
    onDone: [
      {
        guard: withEvent('applicationTaken'),
        target: 'ended',
        actions: {
          type: 'setOutcome',
          params: ({ event }) => ({
            type: 'applied',
            loanOrderId: receiptOf('applyOrder', event.output).loanOrderId,
          }),
        },
      },
      {
        guard: withEvent('termsChanged'),
        target: 'loading',
        actions: [
          'dropOffer',
          'forgetIntent',
          { type: 'arriveAtStep', params: { step: 'quota' } },
          explainOutcome,
        ],
      },
      {
        guard: withEvent('refusedAsClosed'),
        target: 'loading',
        actions: [
          'dropOffer',
          'forgetIntent',
          { type: 'arriveAtStep', params: { step: 'limit' } },
          explainOutcome,
        ],
      },
      {
        guard: 'termsKnown',
        target: 'confirm.reviewingTerms',
        actions: ['forgetIntent', explainOutcome],
      },
      {
        target: 'loading',
        actions: ['forgetIntent', explainOutcome],
      },
    ],
    onError: [
      {
        guard: 'termsKnown',
        target: 'confirm.reviewingTerms',
        actions: explainUnclear,
      },
      {
        target: 'loading',
        actions: explainUnclear,
      },
    ],
  },
});
