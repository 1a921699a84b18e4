import { outcomeAs, requireOutcome } from '#machines/shared/outcome.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { applicationRouting, borrowSetup, firstStep, typedChoice } from './borrow.setup.ts';
import { applyingState, confirmState } from './states/confirm.ts';
import { quotaState } from './states/quota.ts';
import { renewalState } from './states/renewal.ts';

/** Borrowing (S1, S2), from the credit limit to the sent application. */
export const borrowMachine = borrowSetup.createMachine({
  id: 'borrow',
  description: 'From the available limit to a loan application that is sent exactly once.',
  context: ({ input }) => ({
    ...input,
    limit: null,
    draft: { amountText: '', term: 0, couponIds: [] },
    resumeAt: firstStep(input),
    offer: null,
    agreement: null,
    agreementRead: false,
    ticked: false,
    loanOrderId: null,
    expiredCreditOrderId: null,
    problem: null,
    failure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An earlier application with an unknown outcome comes first.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'applying' }, { target: 'loading' }],
    },
    loading: {
      description: 'The app fetches the limit, other applications and coupons.',
      meta: { label: 'Loading the limit' },
      tags: 'busy',
      invoke: {
        id: 'loadLimit',
        src: 'loadLimit',
        onDone: { target: 'resuming', actions: withEvent('keepLimit') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
      on: { 'nav.back': 'left' },
    },
    failed: {
      description: 'The app could not fetch the limit.',
      meta: { label: 'No limit' },
      on: {
        ...retryTo('starting'),
        'nav.back': 'left',
      },
    },
    resuming: {
      description: 'A closed limit opens its own page; otherwise the last step or the limit opens.',
      meta: { label: 'Resuming' },
      always: [
        { guard: 'borrowingClosed', target: 'closed' },
        { guard: 'resumesAtConfirm', target: 'repricing' },
        { guard: 'resumesAtQuota', target: 'quota' },
        { target: 'limit', actions: 'showFirstGuide' },
      ],
    },
    repricing: {
      description: 'The app prices a restored choice again before the borrower can confirm it.',
      meta: { label: 'Pricing the remembered choice', page: 'confirm' },
      tags: 'busy',
      invoke: {
        id: 'repriceLoan',
        src: 'priceLoan',
        input: ({ context }) => typedChoice(context),
        onDone: { target: 'confirm', actions: withEvent('keepOffer') },
        onError: { target: 'quota' },
      },
      on: { 'nav.back': 'quota' },
    },
    limit: {
      description: 'The page shows the limit: available, used and in progress.',
      meta: { label: 'Showing the limit', shows: ['S1.3', 'S2.6', 'S3.8'], page: 'limit' },
      entry: { type: 'arriveAtStep', params: { step: 'limit' } },
      on: {
        'borrow.started': { target: 'quota', actions: 'clearProblem' },
        'nav.forward': {
          guard: withEvent('leadsToQuota'),
          target: 'quota',
          actions: 'clearProblem',
        },
        'application.opened': {
          target: 'openingApplication',
          actions: withEvent('keepApplication'),
        },
        'retry.pressed': 'starting',
        'page.shown': 'starting',
        ...reloadTo('starting'),
        'nav.back': 'left',
      },
    },
    closed: {
      description: 'The borrower cannot borrow now: the page says why and what reopens the limit.',
      meta: { label: 'Limit closed', page: 'limit' },
      entry: { type: 'arriveAtStep', params: { step: 'limit' } },
      on: {
        'application.opened': {
          target: 'openingApplication',
          actions: withEvent('keepApplication'),
        },
        'credit.applied': {
          guard: 'renewalNeeded',
          target: 'renewing',
          actions: 'clearProblem',
        },
        'retry.pressed': 'starting',
        'page.shown': 'starting',
        ...reloadTo('starting'),
        'nav.back': 'left',
      },
    },
    renewing: renewalState,
    openingApplication: {
      description: 'The application’s present status decides which page opens.',
      meta: { label: 'Opening an application', page: 'limit' },
      tags: 'busy',
      invoke: {
        id: 'loanStatusRouting',
        src: 'loanStatusRouting',
        input: ({ context }) => applicationRouting(context),
        onDone: [
          {
            guard: withEvent('pageOpens'),
            target: 'ended',
            actions: {
              type: 'setOutcome',
              params: ({ event }) => outcomeAs(event.output, 'opens'),
            },
          },
          { guard: withEvent('nothingOpens'), target: 'loading' },
          { target: 'resuming', actions: withEvent('keepChildFailure') },
        ],
        onError: { target: 'resuming', actions: withEvent('keepFailure') },
      },
    },
    quota: quotaState,
    confirm: confirmState,
    applying: applyingState,
    left: {
      type: 'final',
      description: 'The borrower went back.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
    ended: {
      type: 'final',
      description: 'The application was sent, or another page opens.',
      meta: { label: 'Another page opened' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
