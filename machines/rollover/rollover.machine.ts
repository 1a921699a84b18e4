import { requireOutcome } from '#machines/shared/outcome.ts';
import { retryTo } from '#machines/shared/reload.ts';
import { orderIn, rolloverSetup } from './rollover.setup.ts';
import { confirmingState, processingState } from './states/confirming.ts';
import { openState } from './states/open.ts';

/** A rollover (S2, S4): all terms on one screen, the consent, and one confirmation. */
export const rolloverMachine = rolloverSetup.createMachine({
  id: 'rollover',
  description: 'Putting a due date off, for a fee: what it means, and confirming it exactly once.',
  context: ({ input }) => ({
    ...input,
    order: null,
    ticked: false,
    problem: null,
    failure: null,
    outcome: null,
  }),
  meta: { page: 'rolloverDescribe' },
  initial: 'starting',
  states: {
    starting: {
      description: 'A confirmation whose outcome is not known comes before everything else.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'confirming' }, { target: 'loading' }],
    },
    loading: {
      description: 'How the rollover stands is fetched.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'repayDeferralDetail',
        src: 'repayDeferralDetail',
        input: ({ context: { deferralOrderId } }) => ({ deferralOrderId }),
        onDone: {
          target: 'sorting',
          actions: { type: 'keepDeferral', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'refusedForGood', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
      on: { 'nav.back': 'left' },
    },
    sorting: {
      description: 'How far it is decides what is shown.',
      meta: { label: 'Sorting' },
      always: [
        { guard: 'rolloverDone', target: 'done' },
        { guard: 'rolloverConfirmed', target: 'processing' },
        { target: 'open' },
      ],
    },
    open: openState,
    confirming: confirmingState,
    processing: processingState,
    failed: {
      description: 'How it stands could not be fetched.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('starting'), 'nav.back': 'left' },
    },
    closed: {
      description:
        'It expired, was withdrawn, the loan is paid, or there is none: nothing can be confirmed.',
      meta: { label: 'Over', shows: ['V6'] },
      on: {
        'renewal.requested': { guard: 'canRenew', target: 'restarting' },
        'repayment.opened': 'left',
        'nav.back': 'left',
      },
    },
    restarting: {
      description: 'Another order is asked for, at the price of today.',
      meta: { label: 'Asking for a new price', shows: ['V6'] },
      tags: 'busy',
      invoke: {
        id: 'rolloverRestructureInitiation',
        src: 'rolloverRestructureInitiation',
        input: ({ context }) => ({
          kind: 'rollover',
          loanOrderId: orderIn(context).loanOrderId,
        }),
        onDone: [
          {
            guard: { type: 'operationInitiated', params: ({ event }) => event },
            target: 'starting',
            actions: { type: 'keepNewOrder', params: ({ event }) => event },
          },
          {
            guard: { type: 'notOffered', params: ({ event }) => event },
            target: 'left',
          },
          {
            target: 'notRestarted',
            actions: { type: 'keepInitiationFailure', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'notRestarted',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'nav.back': 'left' },
    },
    notRestarted: {
      description: 'No answer; to ask again is safe.',
      meta: { label: 'No new price yet' },
      on: { ...retryTo('restarting'), 'nav.back': 'left' },
    },
    done: {
      type: 'final',
      description: 'The due date is later: the page of success says so.',
      meta: { label: 'Done' },
      entry: 'openSuccess',
    },
    left: {
      type: 'final',
      description:
        'The person went back, or the loan can have none now: its page says how it stands.',
      meta: { label: 'Left' },
      entry: 'leave',
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
