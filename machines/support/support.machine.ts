import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import type { ServiceEntrance } from '#domain/home.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { retryTo } from '#machines/shared/reload.ts';
import type { SupportPorts } from './ports.ts';

type Context = { entrance: ServiceEntrance | null; failure: Failure | null };

export type SupportEvent = RootNotice | { type: 'retry.pressed' };

/** The customer centre (`/customer/customerCenter`): the ways to a person who can help. */
export const supportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SupportEvent,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    customerServiceEntrance:
      port<SupportPorts['customerServiceEntrance']>('customerServiceEntrance'),
  },
  actions: {
    keepEntrance: assign((_, { output }: { output: ServiceEntrance }) => ({
      entrance: output,
      failure: null,
    })),
    keepFailure: assign(failureFrom),
  },
}).createMachine({
  id: 'support',
  description: 'The ways to customer service.',
  context: { entrance: null, failure: null },
  meta: { page: 'customerCenter' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The ways are being fetched.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'customerServiceEntrance',
        src: 'customerServiceEntrance',
        onDone: {
          target: 'showing',
          actions: { type: 'keepEntrance', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    showing: {
      description: 'Call, chat or write.',
      meta: { label: 'Showing the ways' },
      on: { 'page.refreshed': 'loading' },
    },
    failed: {
      description: 'They could not be fetched.',
      meta: { label: 'Could not load' },
      on: retryTo('loading'),
    },
  },
});
