import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { profileSetup } from '../profile.setup.ts';

/** `/mine/account_security`: login methods, recent logins, and the data export. */
export const accountSecurityState = profileSetup.createStateConfig({
  description: 'How one gets into the account, who did lately, and a copy of one’s own data.',
  meta: { label: 'Account security', page: 'accountSecurity' },
  initial: 'loading',
  on: {
    'nav.back': '#profile.setting',
    'page.opened': {
      guard: { type: 'leadsToFlow', params: ({ event }) => event },
      target: '#profile.opened',
      actions: {
        type: 'setOutcome',
        params: ({ event: { location } }) => ({ type: 'opens', location, from: 'accountSecurity' }),
      },
    },
  },
  exit: 'forgetOwnData',
  states: {
    loading: {
      description: 'The account’s particulars are being fetched.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'getSecurity',
        src: 'getSecurity',
        onDone: {
          target: 'showing',
          actions: { type: 'keepSecurity', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The account’s particulars could not be fetched.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'page.shown': 'loading' },
    },
    showing: {
      description: 'The account’s particulars are there.',
      meta: { label: 'Showing the account', shows: ['P3'] },
      on: {
        ...reloadTo('.refreshing'),
        'page.shown': '.refreshing',
        'retry.pressed': '.refreshing',
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'As fetched last; a copy of one’s own data can be asked for.',
          meta: { label: 'Fresh' },
          on: { 'export.asked': '#profile.accountSecurity.exporting' },
        },
        refreshing: {
          description: 'They are fetched again; those shown stay meanwhile.',
          meta: { label: 'Refreshing' },
          invoke: {
            id: 'refreshSecurity',
            src: 'getSecurity',
            onDone: {
              target: 'fresh',
              actions: { type: 'keepSecurity', params: ({ event }) => event },
            },
            onError: {
              target: 'stale',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        stale: {
          description: 'They could not be fetched again; those from before stay.',
          meta: { label: 'Stale' },
          on: { 'connection.restored': 'refreshing' },
        },
      },
    },
    exporting: {
      description: 'The lender puts together everything that it holds about the person.',
      meta: { label: 'Getting the copy', shows: ['P4'] },
      invoke: {
        id: 'exportOwnData',
        src: 'exportOwnData',
        onDone: {
          target: 'showing',
          actions: { type: 'keepOwnData', params: ({ event }) => event },
        },
        onError: {
          target: 'showing',
          actions: { type: 'keepOwnDataFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
