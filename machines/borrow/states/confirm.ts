import { failureOf } from '#domain/failure.ts';
import {
  applicationOf,
  borrowSetup,
  failureIn,
  offeredChoice,
  problemOf,
} from '../borrow.setup.ts';

/** The disclosure, the agreement, the credit check, and then the application, exactly once. */
export const confirmState = borrowSetup.createStateConfig({
  description: 'Everything that is agreed to, before it is agreed to.',
  meta: { label: 'Confirming the loan', page: 'confirm' },
  entry: { type: 'arriveAt', params: { step: 'confirm' } },
  initial: 'loadingAgreement',
  states: {
    loadingAgreement: {
      description: 'The agreement for exactly this loan is fetched.',
      meta: { label: 'Fetching the agreement' },
      tags: 'busy',
      entry: 'startAgreement',
      invoke: {
        id: 'previewAgreement',
        src: 'previewAgreement',
        input: ({ context }) => offeredChoice(context),
        onDone: {
          target: 'reviewingTerms',
          actions: { type: 'keepAgreement', params: ({ event }) => ({ agreement: event.output }) },
        },
        onError: {
          target: 'agreementFailed',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      on: { 'nav.back': '#borrow.quota' },
    },
    agreementFailed: {
      description: 'Without the agreement nothing can be confirmed.',
      meta: { label: 'No agreement' },
      on: {
        'retry.pressed': 'loadingAgreement',
        'page.refreshed': 'loadingAgreement',
        'session.renewed': 'loadingAgreement',
        'connection.restored': 'loadingAgreement',
        'nav.back': '#borrow.quota',
      },
    },
    reviewingTerms: {
      description: 'The person reads the disclosure, opens the agreement and ticks it.',
      meta: { label: 'Reviewing the terms' },
      on: {
        'agreement.opened': 'readingAgreement',
        'nav.forward': {
          guard: {
            type: 'leadsToAgreement',
            params: ({ event }) => ({ location: event.location }),
          },
          target: 'readingAgreement',
        },
        'agreement.ticked': [
          {
            guard: 'agreementRead',
            actions: { type: 'tick', params: ({ event }) => ({ ticked: event.ticked }) },
          },
          { actions: { type: 'explain', params: { type: 'readFirst' } } },
        ],
        'loan.confirmed': [
          { guard: 'agreementTicked', target: 'checkingCredit', actions: 'clearProblem' },
          { actions: { type: 'explain', params: { type: 'tickFirst' } } },
        ],
        'nav.back': '#borrow.quota',
      },
    },
    readingAgreement: {
      description: 'The agreement in full.',
      meta: { label: 'Reading the agreement', page: 'agreement' },
      entry: 'markRead',
      on: { 'nav.back': 'reviewingTerms' },
    },
    checkingCredit: {
      description: 'One more credit check, just before the application goes.',
      meta: { label: 'Checking the credit' },
      tags: 'busy',
      invoke: {
        id: 'creditCheck',
        src: 'creditCheck',
        input: ({ context }) => ({
          creditOrderId: offeredChoice(context).creditOrderId,
          reviewWhenUnusable: false,
        }),
        onDone: [
          {
            guard: { type: 'checkPassed', params: ({ event }) => ({ outcome: event.output }) },
            target: '#borrow.applying',
          },
          {
            guard: {
              type: 'checkLeadsToReview',
              params: ({ event }) => ({ outcome: event.output }),
            },
            target: '#borrow.ended',
            actions: { type: 'setOutcome', params: { type: 'review' } },
          },
          {
            guard: {
              type: 'creditExpiredOrAtRisk',
              params: ({ event }) => ({ outcome: event.output }),
            },
            target: 'reportingExpired',
          },
          {
            guard: { type: 'nothingToCheck', params: ({ event }) => ({ outcome: event.output }) },
            target: '#borrow.ended',
            actions: { type: 'setOutcome', params: { type: 'home' } },
          },
          {
            target: 'reviewingTerms',
            actions: {
              type: 'explain',
              params: ({ event }) => ({ type: 'failed', failure: failureIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'reviewingTerms',
          actions: {
            type: 'explain',
            params: ({ event }) => ({ type: 'failed', failure: failureOf(event.error) }),
          },
        },
      },
    },
    reportingExpired: {
      description: 'The native app is told that the credit expired or is at risk.',
      meta: { label: 'Reporting the expired credit' },
      tags: 'busy',
      invoke: {
        id: 'reportExpiredCredit',
        src: 'reportExpiredCredit',
        input: ({ context }) => ({ creditOrderId: offeredChoice(context).creditOrderId }),
        onDone: {
          target: 'reviewingTerms',
          actions: { type: 'explain', params: { type: 'creditExpired' } },
        },
        onError: {
          target: 'reviewingTerms',
          actions: { type: 'explain', params: { type: 'creditExpired' } },
        },
      },
    },
  },
});

/** The application is under way or its outcome is being found out; nothing leaves but its outcomes. */
export const applyingState = borrowSetup.createStateConfig({
  description: 'The application goes, exactly once, and is not left until its outcome is known.',
  meta: { label: 'Applying for the loan', page: 'confirm' },
  tags: 'money',
  on: {
    'check.requested': { actions: { type: 'tellMoney', params: ({ event }) => ({ event }) } },
    'connection.restored': { actions: { type: 'tellMoney', params: ({ event }) => ({ event }) } },
    'session.renewed': { actions: { type: 'tellMoney', params: ({ event }) => ({ event }) } },
    'page.shown': { actions: { type: 'tellMoney', params: ({ event }) => ({ event }) } },
  },
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
              agreement: {
                version: context.agreement?.version ?? '',
                hash: context.agreement?.hash ?? '',
              },
            },
          },
    }),
    onDone: [
      {
        guard: { type: 'applicationTaken', params: ({ event }) => ({ outcome: event.output }) },
        target: 'ended',
        actions: {
          type: 'setOutcome',
          params: ({ event }) => applicationOf(event.output),
        },
      },
      {
        guard: { type: 'termsChanged', params: ({ event }) => ({ outcome: event.output }) },
        target: 'loading',
        actions: [
          'dropOffer',
          'forgetIntent',
          { type: 'arriveAt', params: { step: 'quota' } },
          { type: 'explain', params: ({ event }) => problemOf(event.output) },
        ],
      },
      {
        guard: 'offerKnown',
        target: 'confirm.reviewingTerms',
        actions: [
          'forgetIntent',
          { type: 'explain', params: ({ event }) => problemOf(event.output) },
        ],
      },
      {
        target: 'loading',
        actions: [
          'forgetIntent',
          { type: 'explain', params: ({ event }) => problemOf(event.output) },
        ],
      },
    ],
    onError: [
      {
        guard: 'offerKnown',
        target: 'confirm.reviewingTerms',
        actions: {
          type: 'explain',
          params: ({ event }) => ({ type: 'failed', failure: failureOf(event.error) }),
        },
      },
      {
        target: 'loading',
        actions: {
          type: 'explain',
          params: ({ event }) => ({ type: 'failed', failure: failureOf(event.error) }),
        },
      },
    ],
  },
});
