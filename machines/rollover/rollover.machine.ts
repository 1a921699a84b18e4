import { requireOutcome } from '#machines/shared/outcome.ts';
import { retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { orderIn, rolloverSetup } from './rollover.setup.ts';
import { confirmingState, processingState } from './states/confirming.ts';
import { openState } from './states/open.ts';

export const rolloverMachine = rolloverSetup.createMachine({
  id: 'rollover',
  description: 'Postpones a due date for a fee: its effects, and confirming it exactly once.',
  context: ({ input }) => ({
    ...input,
    order: null,
    ticked: false,
    problem: null,
    failure: null,
    rounds: 0,
    outcome: null,
  }),
  meta: { page: 'rolloverDescribe' },
  initial: 'starting',
  states: {
    starting: {
      description: 'An earlier confirmation with an unknown outcome comes first.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'confirming' }, { target: 'loading' }],
    },
    loading: {
      description: 'The app fetches the rollover’s status.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'repayDeferralDetail',
        src: 'repayDeferralDetail',
        input: ({ context: { deferralOrderId } }) => ({ deferralOrderId }),
        onDone: { target: 'sorting', actions: withEvent('keepDeferral') },
        onError: [
          {
            guard: withEvent('refusedForGood'),
            target: 'closed',
            actions: withEvent('keepFailure'),
          },
          { target: 'failed', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'nav.back': 'left' },
    },
    sorting: {
      description: 'The status decides what the page shows.',
      meta: { label: 'Choosing the page' },
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
      description: 'The app could not fetch the status.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('starting'), 'nav.back': 'left' },
    },
    closed: {
      description: 'No rollover to confirm: expired, withdrawn, never begun, or the loan is paid.',
      meta: { label: 'No rollover to confirm', shows: ['V6'] },
      on: {
        'renewal.requested': { guard: 'canRenew', target: 'restarting' },
        'repayment.opened': 'left',
        'nav.back': 'left',
      },
    },
    restarting: {
      description: 'The app requests another order at today’s price.',
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
            guard: withEvent('operationInitiated'),
            target: 'starting',
            actions: withEvent('keepNewOrder'),
          },
          { guard: withEvent('notOffered'), target: 'left' },
          { target: 'notRestarted', actions: withEvent('keepInitiationFailure') },
        ],
        onError: { target: 'notRestarted', actions: withEvent('keepFailure') },
      },
      on: { 'nav.back': 'left' },
    },
    notRestarted: {
      description: 'No answer; a retry is safe.',
      meta: { label: 'No new price yet' },
      on: { ...retryTo('restarting'), 'nav.back': 'left' },
    },
    done: {
      type: 'final',
      description: 'The due date is later: the success page opens.',
      meta: { label: 'Done' },
      entry: 'openSuccess',
    },
    left: {
      type: 'final',
      description: 'The borrower went back, or the loan allows no rollover now and its page opens.',
      meta: { label: 'Left' },
      entry: 'leave',
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
