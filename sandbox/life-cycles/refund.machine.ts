import * as v from 'valibot';
import { setup } from 'xstate';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

export type RefundFacts = {
  /** The amount is less than a peso, which no channel sends. */
  belowPeso: boolean;
  /** The payment channel rejects payouts to the borrower's account, or the account is disputed. */
  payoutRefused: boolean;
};

export type RefundEvent = { type: 'account.deleted' };

/** Life cycle of a refund of overpaid money. */
export const refundMachine = setup({
  types: {
    context: {} as RefundFacts,
    input: {} as RefundFacts,
    events: {} as RefundEvent,
  },
  guards: {
    belowPeso: ({ context }) => context.belowPeso,
    payoutRefused: ({ context }) => context.payoutRefused,
  },
  delays: { payoutTime: product.loan.payoutTime },
}).createMachine({
  id: 'refund',
  description: 'The refund of an overpayment.',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: {
      description: 'The borrower requested the refund, or deletes the account.',
      meta: { label: 'Requested' },
      always: [{ guard: 'belowPeso', target: 'givenUp' }, { target: 'sending' }],
    },
    sending: {
      description: 'The payment channel is sending the money.',
      meta: { label: 'Sending' },
      after: { payoutTime: [{ guard: 'payoutRefused', target: 'failed' }, { target: 'sent' }] },
      on: {
        'account.deleted': [{ guard: 'payoutRefused', target: 'unclaimed' }, { target: 'sent' }],
      },
    },
    sent: {
      description: 'The account has the money.',
      meta: { label: 'Sent' },
      type: 'final',
    },
    failed: {
      description: 'The account rejected the money: it is the borrower’s credit again.',
      meta: { label: 'Not accepted' },
      type: 'final',
    },
    unclaimed: {
      description:
        'The account rejected the money and the borrower left: customer service pays by reference.',
      meta: { label: 'Waits for an account' },
      type: 'final',
    },
    givenUp: {
      description: 'A credit below one peso is forfeited with the deleted account.',
      meta: { label: 'Given up' },
      type: 'final',
    },
  },
});

const RefundState = v.picklist(['sending', 'sent', 'failed', 'unclaimed', 'givenUp']);
export type RefundState = v.InferOutput<typeof RefundState>;

export const refundLife = lifeCycleOf(refundMachine, RefundState);
