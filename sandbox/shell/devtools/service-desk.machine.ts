import { assign, setup } from 'xstate';
import { port, wordsOf } from '../ports.ts';

export type ReplyDraft = {
  /** Null: the newest open ticket. */
  ticketId: string | null;
  text: string;
};

export type ServiceReply = { ticketId: string; text: string; resolve: boolean };

type Context = {
  mobile: string;
  draft: ReplyDraft;
  reply: ServiceReply | null;
  problem: string | null;
};

type Events =
  | { type: 'borrower.started'; mobile: string }
  | { type: 'draft.changed'; draft: ReplyDraft }
  | { type: 'reply.pressed'; reply: ServiceReply };

const emptyDraft: ReplyDraft = { ticketId: null, text: '' };

function written(reply: ServiceReply | null): ServiceReply {
  if (!reply) throw new Error('there is no reply');
  return reply;
}

/** Plays customer service: answers a borrower's ticket and can resolve it. */
export const serviceDeskMachine = setup({
  types: { context: {} as Context, events: {} as Events, tags: {} as 'busy' },
  actors: { answer: port<unknown, { mobile: string; reply: ServiceReply }>('answer') },
  actions: {
    keepMobile: assign((_, { mobile }: { mobile: string }) => ({
      mobile,
      draft: emptyDraft,
      reply: null,
      problem: null,
    })),
    keepDraft: assign((_, { draft }: { draft: ReplyDraft }) => ({ draft, problem: null })),
    keepReply: assign((_, { reply }: { reply: ServiceReply }) => ({ reply })),
    clear: assign({ draft: emptyDraft, problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: wordsOf(error) })),
    lookAgain: () => {
      throw new Error('action not provided: lookAgain');
    },
  },
}).createMachine({
  id: 'serviceDesk',
  context: { mobile: '', draft: emptyDraft, reply: null, problem: null },
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
      description: 'An answer is written.',
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'reply.pressed': {
          target: 'answering',
          actions: { type: 'keepReply', params: ({ event }) => event },
        },
      },
    },
    answering: {
      description: 'The answer goes into the conversation, or is refused with the reason.',
      tags: 'busy',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => ({ mobile: context.mobile, reply: written(context.reply) }),
        onDone: { target: 'open', actions: ['clear', 'lookAgain'] },
        onError: {
          target: 'open',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
  },
});
