import { setup } from 'xstate';
import { VirtualAccountState } from '#domain/payments/virtual-account.ts';
import { lifeCycleOf } from './life-cycle.ts';

/** In milliseconds by the borrower's clock. */
export type PayNumberFacts = { now: number; expiresAt: number };

export type PayNumberEvent = { type: 'payment.posted' } | { type: 'number.replaced' };

/**
 * Life cycle of a number for paying at a channel (O4, O5, O9). Money paid into a number posts in
 * every state, on the number's loan or on the loan that replaced it.
 */
export const payNumberMachine = setup({
  types: {
    context: {} as PayNumberFacts,
    input: {} as PayNumberFacts,
    events: {} as PayNumberEvent,
  },
  delays: {
    untilExpired: ({ context }) => Math.max(0, context.expiresAt - context.now),
  },
}).createMachine({
  id: 'payNumber',
  description: 'A pay number for a channel.',
  context: ({ input }) => input,
  initial: 'alive',
  on: { 'payment.posted': '.used' },
  states: {
    alive: {
      description: 'The number is valid, and its amount is the amount due.',
      meta: { label: 'Alive' },
      after: { untilExpired: 'expired' },
      on: { 'number.replaced': 'replaced' },
    },
    expired: {
      description: 'The number expired; a counter may still accept it.',
      meta: { label: 'Expired' },
    },
    replaced: {
      description:
        'A newer number, an operation or another payment replaced the number; a counter may still accept it.',
      meta: { label: 'Replaced' },
    },
    used: {
      description: 'The payment with the number is posted.',
      meta: { label: 'Used' },
    },
  },
});

export const payNumberLife = lifeCycleOf(payNumberMachine, VirtualAccountState);
