import { assign, setup } from 'xstate';
import type { Homepage } from '#domain/loans/home.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { reloadTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type PermissionsPorts = {
  /** The port returns null without a login. */
  readCreditAndLoans: Port<void, Homepage | null>;
};

type Context = { homepage: Homepage | null };

/** The permissions page (`/permissions`), readable without a login. */
export const permissionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RootNotice,
    meta: {} as StateMeta,
  },
  actors: {
    readCreditAndLoans: port<PermissionsPorts['readCreditAndLoans']>('readCreditAndLoans'),
  },
  actions: {
    keepHomepage: assign((_, { output }: { output: Homepage | null }) => ({ homepage: output })),
  },
}).createMachine({
  id: 'permissions',
  description: 'The app’s phone permissions, and which of them are no longer needed.',
  context: { homepage: null },
  meta: { page: 'permissions' },
  initial: 'asking',
  states: {
    asking: {
      description:
        'The page shows the permissions; the app fetches the status of credit and loans.',
      meta: { label: 'Fetching the status of credit and loans' },
      invoke: {
        id: 'readCreditAndLoans',
        src: 'readCreditAndLoans',
        onDone: { target: 'showing', actions: withEvent('keepHomepage') },
        onError: { target: 'showing' },
      },
    },
    showing: {
      description: 'The page shows the permissions.',
      meta: { label: 'Showing', shows: ['L2'] },
      on: { ...reloadTo('asking'), 'connection.restored': 'asking' },
    },
  },
});
