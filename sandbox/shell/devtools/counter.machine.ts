import { assign, setup } from 'xstate';
import type { PaidIn } from '../control/schemas.ts';
import { port, wordsOf } from '../ports.ts';

/** An empty amount means the amount of the number. */
export type CounterDraft = {
  /** Null: the newest number. */
  accountNumber: string | null;
  amount: string;
  paidAgo: string;
  /** A duration, `never`, or `usual` for the channel's usual time. */
  postAfter: string;
};

/** `paidAgo` is the time before the borrower's present time. */
export type CounterPayment = {
  accountNumber: string;
  amount: number;
  paidAgo: string;
  postAfter: string;
};

type Context = {
  mobile: string;
  draft: CounterDraft;
  payment: CounterPayment | null;
  paid: PaidIn | null;
  problem: string | null;
};

type Events =
  | { type: 'borrower.started'; mobile: string }
  | { type: 'draft.changed'; draft: CounterDraft }
  | { type: 'payment.pressed'; payment: CounterPayment };

const emptyDraft: CounterDraft = {
  accountNumber: null,
  amount: '',
  paidAgo: '0s',
  postAfter: 'usual',
};

function handedOver(payment: CounterPayment | null): CounterPayment {
  if (!payment) throw new Error('there is no payment');
  return payment;
}

/** Plays a channel's counter: pays into a number. The lender posts the payment later. */
export const counterMachine = setup({
  types: { context: {} as Context, events: {} as Events, tags: {} as 'busy' },
  actors: { pay: port<PaidIn, { mobile: string; payment: CounterPayment }>('pay') },
  actions: {
    keepMobile: assign((_, { mobile }: { mobile: string }) => ({
      mobile,
      draft: emptyDraft,
      payment: null,
      paid: null,
      problem: null,
    })),
    keepDraft: assign((_, { draft }: { draft: CounterDraft }) => ({ draft, problem: null })),
    keepPayment: assign((_, { payment }: { payment: CounterPayment }) => ({ payment })),
    keepPaid: assign((_, { output }: { output: PaidIn }) => ({
      paid: output,
      draft: emptyDraft,
      problem: null,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: wordsOf(error) })),
    /** Refreshes app and ledger, because money may have been posted. */
    lookAgain: () => {
      throw new Error('action not provided: lookAgain');
    },
  },
}).createMachine({
  id: 'counter',
  context: { mobile: '', draft: emptyDraft, payment: null, paid: null, problem: null },
  on: {
    'borrower.started': {
      target: '.open',
      actions: { type: 'keepMobile', params: ({ event }) => event },
    },
  },
  initial: 'closed',
  states: {
    closed: { description: 'No borrower yet.' },
    open: {
      description: 'A payment is put together.',
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'payment.pressed': {
          target: 'paying',
          actions: { type: 'keepPayment', params: ({ event }) => event },
        },
      },
    },
    paying: {
      description: 'The counter takes the money, or says why it does not.',
      tags: 'busy',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ mobile: context.mobile, payment: handedOver(context.payment) }),
        onDone: {
          target: 'open',
          actions: [{ type: 'keepPaid', params: ({ event }) => event }, 'lookAgain'],
        },
        onError: {
          target: 'open',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
  },
});
