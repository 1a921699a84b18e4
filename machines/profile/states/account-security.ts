import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { profileSetup } from '../profile.setup.ts';

export const accountSecurityState = profileSetup.createStateConfig({
  description: 'Ways to log in, recent logins, and a copy of the borrower’s data.',
  meta: { label: 'Account security', page: 'accountSecurity' },
  initial: 'loading',
  on: {
    'nav.back': '#profile.setting',
    'page.opened': {
      guard: withEvent('leadsToFlow'),
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
      description: 'The app fetches the account’s details.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'getSecurity',
        src: 'getSecurity',
        onDone: { target: 'showing', actions: withEvent('keepSecurity') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    failed: {
      description: 'The app could not fetch the account’s details.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'page.shown': 'loading' },
    },
    showing: {
      description: 'The page shows the account’s details.',
      meta: { label: 'Showing the account', shows: ['P3'] },
      on: {
        ...reloadTo('.refreshing'),
        'page.shown': '.refreshing',
        'retry.pressed': '.refreshing',
      },
      initial: 'fresh',
      states: {
        fresh: {
          description:
            'The details are as last fetched; the borrower can request a copy of the data.',
          meta: { label: 'Fresh' },
          on: { 'export.requested': '#profile.accountSecurity.exporting' },
        },
        refreshing: {
          description: 'The app fetches the details again; the earlier ones stay.',
          meta: { label: 'Refreshing' },
          invoke: {
            id: 'refreshSecurity',
            src: 'getSecurity',
            onDone: { target: 'fresh', actions: withEvent('keepSecurity') },
            onError: { target: 'stale', actions: withEvent('keepFailure') },
          },
        },
        stale: {
          description: 'The refresh failed; the earlier details stay.',
          meta: { label: 'Stale' },
          on: { 'connection.restored': 'refreshing' },
        },
      },
    },
    exporting: {
      description: 'The lender exports all of its data about the borrower.',
      meta: { label: 'Getting the copy', shows: ['P4'] },
      invoke: {
        id: 'exportOwnData',
        src: 'exportOwnData',
        onDone: { target: 'showing', actions: withEvent('keepOwnData') },
        onError: { target: 'showing', actions: withEvent('keepOwnDataFailure') },
      },
    },
  },
});
