import { failureOf } from '#domain/failure.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { borrowSetup, failureIn, firstStep, openingOf, typedChoice } from './borrow.setup.ts';
import { applyingState, confirmState } from './states/confirm.ts';
import { quotaState } from './states/quota.ts';

/** Borrowing (S1, S2): limit home, amount, terms, agreement, application. */
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
    loanOrderId: '',
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
          actions: { type: 'keepLimit', params: ({ event }) => ({ limit: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      on: { 'nav.back': 'left' },
    },
    failed: {
      description: 'The limit could not be fetched.',
      meta: { label: 'No limit' },
      on: {
        'retry.pressed': 'starting',
        'page.refreshed': 'starting',
        'session.renewed': 'starting',
        'connection.restored': 'starting',
        'nav.back': 'left',
      },
    },
    resuming: {
      description: 'A remembered step goes on; otherwise the limit is shown.',
      meta: { label: 'Resuming' },
      always: [
        { guard: 'resumesAtConfirm', target: 'repricing' },
        { guard: 'resumesAtQuota', target: 'quota' },
        { target: 'limit' },
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
          actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
        },
        onError: { target: 'quota' },
      },
      on: { 'nav.back': 'quota' },
    },
    limit: {
      description: 'What is available, used and in progress.',
      meta: { label: 'Limit home', page: 'limit' },
      entry: { type: 'arriveAt', params: { step: 'limit' } },
      on: {
        'borrow.started': { guard: 'amountAvailable', target: 'quota', actions: 'clearProblem' },
        'nav.forward': {
          guard: {
            type: 'leadsToQuota',
            params: ({ event }) => ({ location: event.location }),
          },
          target: 'quota',
        },
        'application.opened': {
          target: 'openingApplication',
          actions: {
            type: 'keepApplication',
            params: ({ event }) => ({ loanOrderId: event.loanOrderId }),
          },
        },
        'retry.pressed': 'starting',
        'page.refreshed': 'starting',
        'session.renewed': 'starting',
        'nav.back': 'left',
      },
    },
    openingApplication: {
      description: 'The application’s present status says which page opens.',
      meta: { label: 'Opening an application', page: 'limit' },
      tags: 'busy',
      invoke: {
        id: 'loanStatusRouting',
        src: 'loanStatusRouting',
        input: ({ context }) => ({
          loanOrderId: context.loanOrderId,
          from: 'list',
          replace: false,
        }),
        onDone: [
          {
            guard: { type: 'pageOpens', params: ({ event }) => ({ outcome: event.output }) },
            target: 'ended',
            actions: { type: 'setOutcome', params: ({ event }) => openingOf(event.output) },
          },
          {
            guard: { type: 'nothingOpens', params: ({ event }) => ({ outcome: event.output }) },
            target: 'loading',
          },
          {
            target: 'limit',
            actions: {
              type: 'keepFailure',
              params: ({ event }) => ({ failure: failureIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'limit',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
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
      description: 'Applied, or another page has the word.',
      meta: { label: 'Leads on' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
