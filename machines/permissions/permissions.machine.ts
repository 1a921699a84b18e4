import { assign, setup } from 'xstate';
import type { Homepage } from '#domain/loans/home.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { reloadTo } from '#machines/shared/reload.ts';
import type { PermissionsPorts } from './ports.ts';

/** How credit and loans stand; null while that is not known, and where nobody is logged in. */
type Context = { homepage: Homepage | null };

/**
 * The page of permissions (`/permissions`): anybody may read it, and who is logged in learns which
 * have met their purpose. What can't be told is left unsaid; the page is true without it.
 */
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
  description: 'What the app asks the phone for, and what of it is needed no more.',
  context: { homepage: null },
  meta: { page: 'permissions' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The permissions are shown; how credit and loans stand is being asked.',
      meta: { label: 'Asking how credit and loans stand' },
      invoke: {
        id: 'readCreditAndLoans',
        src: 'readCreditAndLoans',
        onDone: {
          target: 'showing',
          actions: { type: 'keepHomepage', params: ({ event }) => event },
        },
        onError: { target: 'showing' },
      },
    },
    showing: {
      description: 'The permissions are shown.',
      meta: { label: 'Showing', shows: ['L2'] },
      on: { ...reloadTo('asking'), 'connection.restored': 'asking' },
    },
  },
});
