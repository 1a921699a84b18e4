import { assign, setup } from 'xstate';
import { minute } from '#domain/constants.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { OperationRef } from '#domain/operations/operation-offer.ts';
import { describeLocation } from '#domain/operations/operation-pages.ts';
import type { Location } from '#domain/pages.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { loanToRepay } from './loan.ts';
import type { Operation, OperationSuccessPorts } from './ports.ts';

export type OperationSuccessOutcome = { type: 'left' } | { type: 'opens'; location: Location };

/** `order` is null if the address has none. */
export type OperationSuccessInput = { order: OperationRef | null };

export type OperationSuccessContext = OperationSuccessInput & {
  operation: Timed<Operation> | null;
  failure: Failure | null;
  outcome: OperationSuccessOutcome | null;
};

export type OperationSuccessEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'repayment.opened' };

type Fetched = { output: Timed<Operation> };

const orderIn = ({ order }: OperationSuccessContext): OperationRef => required(order, 'operation');

/**
 * `/repay/operation_success` (S2). The lender is notified that the borrower saw it; failures are
 * retried silently (V8).
 */
export const operationSuccessMachine = setup({
  types: {
    context: {} as OperationSuccessContext,
    events: {} as OperationSuccessEvent,
    input: {} as OperationSuccessInput,
    output: {} as OperationSuccessOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    queryOperation: port<OperationSuccessPorts['queryOperation']>('queryOperation'),
    acknowledgeOperation:
      port<OperationSuccessPorts['acknowledgeOperation']>('acknowledgeOperation'),
  },
  actions: {
    keepOperation: assign((_, { output }: Fetched) => ({ operation: output, failure: null })),
    keepFailure: assign(failureFrom),
    openOperation: assign(({ context }) => ({
      outcome: { type: 'opens' as const, location: describeLocation(orderIn(context)) },
    })),
    openRepayment: assign(({ context: { operation } }) => ({
      outcome: {
        type: 'opens' as const,
        location: {
          page: 'repay' as const,
          query: { loanOrderId: loanToRepay(required(operation, 'operation')).loanOrderId },
        },
      },
    })),
    setOutcome: assign((_, outcome: OperationSuccessOutcome) => ({ outcome })),
  },
  guards: {
    operationNamed: ({ context }) => context.order !== null,
    operationDone: (_, { output }: Fetched) => output.state === 'COMPLETED',
    alreadyHeard: ({ context }) => context.operation?.acknowledged === true,
    refusedForGood: (_, { error }: { error: unknown }) => failureOf(error).kind === 'business',
    sessionGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'session',
  },
  delays: {
    untilToldAgain: minute / 2,
  },
}).createMachine({
  id: 'operationSuccess',
  description:
    'A rollover or restructure is completed; the app reports to the lender that the borrower has seen it.',
  context: ({ input }) => ({ ...input, operation: null, failure: null, outcome: null }),
  meta: { page: 'operationSuccess' },
  initial: 'starting',
  states: {
    starting: {
      description: 'An address without an order shows nothing.',
      meta: { label: 'Starting' },
      always: [{ guard: 'operationNamed', target: 'loading' }, { target: 'left' }],
    },
    loading: {
      description: 'The app fetches the operation’s outcome.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'queryOperation',
        src: 'queryOperation',
        input: ({ context }) => orderIn(context),
        onDone: [
          {
            guard: withEvent('operationDone'),
            target: 'showing',
            actions: withEvent('keepOperation'),
          },
          { target: 'opened', actions: 'openOperation' },
        ],
        onError: [
          {
            guard: withEvent('refusedForGood'),
            target: 'unavailable',
            actions: withEvent('keepFailure'),
          },
          { target: 'failed', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'nav.back': 'left' },
    },
    showing: {
      description: 'The operation is completed: the page shows the next amount and due date.',
      meta: { label: 'Showing the completion', shows: ['V8'], title: 'moreTime' },
      on: {
        'repayment.opened': { target: 'opened', actions: 'openRepayment' },
        'nav.back': 'left',
      },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'A repeated visit needs no second report to the lender.',
          meta: { label: 'Checking for an earlier report' },
          always: [{ guard: 'alreadyHeard', target: 'heard' }, { target: 'acknowledging' }],
        },
        acknowledging: {
          description:
            'The app reports to the lender that the borrower has seen the page; the borrower does not wait.',
          meta: { label: 'Reporting to the lender' },
          invoke: {
            id: 'acknowledgeOperation',
            src: 'acknowledgeOperation',
            input: ({ context }) => orderIn(context),
            onDone: 'heard',
            onError: [
              { guard: withEvent('sessionGone'), target: 'signedOut' },
              { target: 'unheard' },
            ],
          },
        },
        unheard: {
          description: 'The report failed: the app retries silently.',
          meta: { label: 'Not reported yet' },
          after: { untilToldAgain: 'acknowledging' },
          on: {
            'connection.restored': 'acknowledging',
            'page.shown': 'acknowledging',
            'session.renewed': 'acknowledging',
          },
        },
        signedOut: {
          description: 'Without a session the app sends nothing; login leads back here.',
          meta: { label: 'Signed out' },
          on: { 'session.renewed': 'acknowledging' },
        },
        heard: {
          description: 'The lender has received the report.',
          meta: { label: 'Reported' },
        },
      },
    },
    failed: {
      description: 'The app could not fetch the outcome.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'nav.back': 'left' },
    },
    unavailable: {
      description: 'The lender has no such operation, or it ended without completion.',
      meta: { label: 'Nothing to show' },
      on: { 'nav.back': 'left' },
    },
    opened: {
      type: 'final',
      description: 'Another page opens: the repayment, or an operation still in progress.',
      meta: { label: 'Another page opened' },
    },
    left: {
      type: 'final',
      description: 'The borrower went back.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
