import { requireOutcome } from '#machines/shared/outcome.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { restructureSetup } from './restructure.setup.ts';
import { confirmingState } from './states/confirming.ts';
import { offeredState } from './states/offered.ts';
import { completedState, reviewingState } from './states/reviewing.ts';

/** Restructuring a loan (S2, S4). */
export const restructureMachine = restructureSetup.createMachine({
  id: 'restructure',
  description: 'A late loan’s balance becomes a new loan order with its own plan.',
  context: ({ input }) => ({
    ...input,
    order: null,
    agreement: null,
    agreementRead: false,
    ticked: false,
    ending: null,
    rounds: 0,
    problem: null,
    failure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An earlier confirmation with an unknown outcome comes first.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'confirming' }, { target: 'loading' }],
    },
    loading: {
      description: 'The app fetches the restructure’s status.',
      meta: { label: 'Loading the restructure' },
      tags: 'busy',
      invoke: {
        id: 'queryRestructure',
        src: 'queryRestructure',
        input: ({ context: { restructureOrderId } }) => ({ restructureOrderId }),
        onDone: { target: 'choosingPage', actions: withEvent('keepRestructure') },
        onError: [
          { guard: withEvent('operationEnded'), target: 'ended', actions: withEvent('keepEnding') },
          { target: 'failed', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'nav.back': 'left' },
    },
    failed: {
      description: 'The app could not fetch the restructure.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('starting'), 'nav.back': 'left' },
    },
    choosingPage: {
      description: 'The status decides the page; an offered restructure opens the requested page.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: { type: 'operationIs', params: { state: 'COMPLETED' } }, target: 'completed' },
        { guard: { type: 'operationIs', params: { state: 'CONFIRMED' } }, target: 'reviewing' },
        {
          guard: { type: 'pageIs', params: { page: 'restructureReview' } },
          target: 'offered.planning',
          actions: { type: 'explain', params: { type: 'planChanged' } },
        },
        {
          guard: { type: 'pageIs', params: { page: 'restructureDetails' } },
          target: 'offered.planning',
        },
        {
          guard: { type: 'pageIs', params: { page: 'restructureConfirmation' } },
          target: 'offered.confirmation',
        },
        { target: 'offered' },
      ],
    },
    offered: offeredState,
    confirming: confirmingState,
    reviewing: reviewingState,
    ended: {
      description:
        'The borrower can no longer agree: the page says why and leads back to the loan.',
      meta: { label: 'Not offered any more', shows: ['T5'], page: 'restructureDescribe' },
      entry: { type: 'arriveAt', params: { page: 'restructureDescribe' } },
      on: {
        'loan.opened': 'left',
        ...reloadTo('loading'),
        'nav.back': 'left',
      },
    },
    completed: completedState,
    left: {
      type: 'final',
      description: 'The borrower went back to the loan.',
      meta: { label: 'Left' },
      entry: {
        type: 'setOutcome',
        params: ({ context: { order } }) => ({
          type: 'left',
          loanOrderId: order?.loanOrderId ?? null,
        }),
      },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
