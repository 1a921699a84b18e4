import { assign, setup } from 'xstate';
import {
  type CreditOrder,
  creditStatus,
  limitGranted,
  uploadComplete,
} from '#domain/credit/credit-order.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type CreditCheckPorts = {
  /** The borrower's present credit order with its file upload; null without one. */
  queryCreditOrder: Port<{ creditOrderId: string | null }, CreditOrder | null>;
};

/** `code` is the code of the specification (S4). */
export type CreditVerdict =
  | { type: 'passed'; code: 0; creditOrderId: string }
  | { type: 'expiredOrRisk'; creditOrderId: string }
  | { type: 'review' }
  | { type: 'home'; code: -1 }
  | { type: 'failed'; code: -1; failure: Failure };

type Context = {
  expected: string | null;
  /** Whether the server's id has replaced the caller's once (expiry check, code 2). */
  adopted: boolean;
  order: CreditOrder | null;
  outcome: CreditVerdict | null;
};

const keepsChanging: Failure = {
  kind: 'unexpected',
  message: 'the credit order keeps changing',
};

const orderIn = ({ order }: Context): CreditOrder => required(order, 'credit order');

const isApproved = (context: Context) => limitGranted(orderIn(context).status);
const isUploaded = (context: Context) => orderIn(context).fileUpload.state === uploadComplete;

const { rejected, reviewing, waitSubmit } = creditStatus;

/** Credit check (S4): whether the borrower may use the credit order now. */
export const creditCheckMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { creditOrderId: string | null },
    output: {} as CreditVerdict,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    queryCreditOrder: port<CreditCheckPorts['queryCreditOrder']>('queryCreditOrder'),
  },
  actions: {
    keepOrder: assign((_, { output }: { output: CreditOrder | null }) => ({ order: output })),
    adoptOrderId: assign(({ context }) => ({
      expected: orderIn(context).creditOrderId,
      adopted: true,
    })),
    setOutcome: assign((_, outcome: CreditVerdict) => ({ outcome })),
    /** Tracks the receive-confirm overdue event (S4); provided by the app. */
    trackReceiveConfirmOverdue: () => {},
  },
  guards: {
    noOrder: ({ context }) => context.order === null,
    sameOrder: ({ context }) =>
      context.expected === null || orderIn(context).creditOrderId === context.expected,
    firstChange: ({ context }) => !context.adopted,
    submissionIncomplete: ({ context }) =>
      orderIn(context).status === waitSubmit && !isUploaded(context),
    underReviewOrRejected: ({ context }) => {
      const { status } = orderIn(context);
      return status === reviewing || status === rejected;
    },
    approvedButExpired: ({ context }) => isApproved(context) && orderIn(context).expired,
    approvedAndUploaded: ({ context }) =>
      isApproved(context) && !orderIn(context).expired && isUploaded(context),
    approved: ({ context }) => isApproved(context),
  },
}).createMachine({
  id: 'creditCheck',
  description: 'May this borrower use this credit order now?',
  context: ({ input }) => ({
    expected: input.creditOrderId,
    adopted: false,
    order: null,
    outcome: null,
  }),
  initial: 'queryingOrder',
  states: {
    queryingOrder: {
      description: 'The app fetches the credit order and its file upload.',
      meta: { label: 'Asking for the credit order' },
      tags: 'busy',
      invoke: {
        id: 'queryCreditOrder',
        src: 'queryCreditOrder',
        input: ({ context }) => ({ creditOrderId: context.expected }),
        onDone: { target: 'comparing', actions: withEvent('keepOrder') },
        onError: {
          target: 'failed',
          actions: {
            type: 'setOutcome',
            params: ({ event }) => ({ type: 'failed', code: -1, failure: failureOf(event.error) }),
          },
        },
      },
    },
    comparing: {
      description:
        'Compares the order with the known one; a newer order is adopted and fetched again.',
      meta: { label: 'Comparing the order', shows: ['S4.17'] },
      always: [
        { guard: 'noOrder', target: 'home' },
        { guard: 'sameOrder', target: 'deciding' },
        { guard: 'firstChange', target: 'queryingOrder', actions: 'adoptOrderId' },
        {
          target: 'failed',
          actions: {
            type: 'setOutcome',
            params: { type: 'failed', code: -1, failure: keepsChanging },
          },
        },
      ],
    },
    deciding: {
      description: 'The order’s status and the file upload decide.',
      meta: { label: 'Deciding', shows: ['S4.11', 'S4.12', 'S4.13', 'S4.14', 'S4.15', 'S4.16'] },
      always: [
        { guard: 'submissionIncomplete', target: 'expiredOrRisk' },
        { guard: 'underReviewOrRejected', target: 'review' },
        {
          guard: 'approvedButExpired',
          target: 'expiredOrRisk',
          actions: 'trackReceiveConfirmOverdue',
        },
        { guard: 'approvedAndUploaded', target: 'passed' },
        { guard: 'approved', target: 'expiredOrRisk' },
        { target: 'home' },
      ],
    },
    passed: {
      type: 'final',
      description: 'The borrower can use the limit.',
      meta: { label: 'Limit usable' },
      entry: {
        type: 'setOutcome',
        params: ({ context }) => ({
          type: 'passed',
          code: 0,
          creditOrderId: orderIn(context).creditOrderId,
        }),
      },
    },
    expiredOrRisk: {
      type: 'final',
      description: 'The caller tells the native app that the credit expired or is at risk.',
      meta: { label: 'Expired or at risk' },
      entry: {
        type: 'setOutcome',
        params: ({ context }) => ({
          type: 'expiredOrRisk',
          creditOrderId: orderIn(context).creditOrderId,
        }),
      },
    },
    review: {
      type: 'final',
      description: 'The review page opens.',
      meta: { label: 'Review' },
      entry: { type: 'setOutcome', params: { type: 'review' } },
    },
    home: {
      type: 'final',
      description: 'There is nothing to check yet.',
      meta: { label: 'Home' },
      entry: { type: 'setOutcome', params: { type: 'home', code: -1 } },
    },
    failed: {
      type: 'final',
      description: 'The check failed without a result.',
      meta: { label: 'Failed' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
