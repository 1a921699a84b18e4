import { outcomeAs, requireOutcome } from '#machines/shared/outcome.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { applicationRouting, borrowSetup, firstStep, typedChoice } from './borrow.setup.ts';
import { applyingState, confirmState } from './states/confirm.ts';
import { quotaState } from './states/quota.ts';
import { renewalState } from './states/renewal.ts';

/** Borrowing (S1, S2): limit, amount, terms, agreement, application. */
export const borrowMachine = borrowSetup.createMachine({
  id: 'borrow',
  description: 'From the available limit to a loan application that was sent exactly once.',
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
      description: 'An application whose outcome is not known comes before everything else.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'applying' }, { target: 'loading' }],
    },
    loading: {
      description: 'Limit, other applications and coupons are fetched.',
      meta: { label: 'Loading the limit' },
      tags: 'busy',
      invoke: {
        id: 'loadLimit',
        src: 'loadLimit',
        onDone: {
          target: 'resuming',
          actions: { type: 'keepLimit', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'nav.back': 'left' },
    },
    failed: {
      description: 'The limit could not be fetched.',
      meta: { label: 'No limit' },
      on: {
        ...retryTo('starting'),
        'nav.back': 'left',
      },
    },
    resuming: {
      description:
        'A closed limit says why, whatever was asked for; else a remembered step goes on, or the limit is shown.',
      meta: { label: 'Resuming' },
      always: [
        { guard: 'borrowingClosed', target: 'closed' },
        { guard: 'resumesAtConfirm', target: 'repricing' },
        { guard: 'resumesAtQuota', target: 'quota' },
        { target: 'limit', actions: 'showFirstGuide' },
      ],
    },
    repricing: {
      description: 'A remembered choice is priced afresh before it is shown to be confirmed.',
      meta: { label: 'Pricing the remembered choice', page: 'confirm' },
      tags: 'busy',
      invoke: {
        id: 'repriceLoan',
        src: 'priceLoan',
        input: ({ context }) => typedChoice(context),
        onDone: {
          target: 'confirm',
          actions: { type: 'keepOffer', params: ({ event }) => event },
        },
        onError: { target: 'quota' },
      },
      on: { 'nav.back': 'quota' },
    },
    limit: {
      description: 'What is available, used and in progress.',
      meta: { label: 'Limit home', shows: ['S1.3', 'S2.6', 'S3.8'], page: 'limit' },
      entry: { type: 'arriveAtStep', params: { step: 'limit' } },
      on: {
        'borrow.started': { target: 'quota', actions: 'clearProblem' },
        'nav.forward': {
          guard: {
            type: 'leadsToQuota',
            params: ({ event }) => event,
          },
          target: 'quota',
        },
        'application.opened': {
          target: 'openingApplication',
          actions: {
            type: 'keepApplication',
            params: ({ event }) => event,
          },
        },
        'retry.pressed': 'starting',
        ...reloadTo('starting'),
        'nav.back': 'left',
      },
    },
    closed: {
      description: 'Nothing can be borrowed now: why, and what opens the limit again.',
      meta: { label: 'Limit closed', page: 'limit' },
      entry: { type: 'arriveAtStep', params: { step: 'limit' } },
      on: {
        'application.opened': {
          target: 'openingApplication',
          actions: {
            type: 'keepApplication',
            params: ({ event }) => event,
          },
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
      description: 'The application’s present status says which page opens.',
      meta: { label: 'Opening an application', page: 'limit' },
      tags: 'busy',
      invoke: {
        id: 'loanStatusRouting',
        src: 'loanStatusRouting',
        input: ({ context }) => applicationRouting(context),
        onDone: [
          {
            guard: { type: 'pageOpens', params: ({ event }) => event },
            target: 'ended',
            actions: {
              type: 'setOutcome',
              params: ({ event }) => outcomeAs(event.output, 'opens'),
            },
          },
          {
            guard: { type: 'nothingOpens', params: ({ event }) => event },
            target: 'loading',
          },
          {
            target: 'resuming',
            actions: { type: 'keepChildFailure', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'resuming',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    quota: quotaState,
    confirm: confirmState,
    applying: applyingState,
    left: {
      type: 'final',
      description: 'The person went back.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
    ended: {
      type: 'final',
      description: 'Applied for, or another page opens.',
      meta: { label: 'Leads on' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
