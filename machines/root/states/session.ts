import type { SessionLoss } from '#domain/failure.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { lossToasts } from '../context.ts';
import { rootSetup } from '../root.setup.ts';

type Lost = { event: { reason: SessionLoss } };

const reportLoss = [
  withEvent('keepLoss'),
  { type: 'trackSessionLoss', params: ({ event: { reason } }: Lost) => ({ reason }) },
  { type: 'queueToast', params: ({ event: { reason } }: Lost) => ({ key: lossToasts[reason] }) },
] as const;

/** The session (S4, S6). Its loss opens login and stops no flow. */
export const sessionState = rootSetup.createStateConfig({
  description: 'The session of the borrower.',
  meta: { label: 'Session' },
  initial: 'restoring',
  on: { 'account.deleted': '.forgettingAccount' },
  states: {
    restoring: {
      description: 'The app looks for a token in storage and in the native app.',
      meta: { label: 'Looking for a session' },
      tags: 'loadingOverlay',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: withEvent('sessionFound'),
            target: 'signedIn',
            actions: withEvent('keepSession'),
          },
          { target: 'findingDeletion' },
        ],
        onError: { target: 'findingDeletion' },
      },
      on: { 'session.lost': { actions: reportLoss } },
    },
    findingDeletion: {
      description:
        'The app reconciles a deletion left open by the last session: a deleted account cannot log in.',
      meta: { label: 'Looking for a deletion' },
      tags: 'loadingOverlay',
      invoke: {
        id: 'findDeletion',
        src: 'findDeletion',
        onDone: [
          {
            guard: { type: 'deletionFound', params: ({ event }) => event.output },
            target: 'forgettingAccount',
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      description: 'No borrower is logged in; the app reads the login form’s record.',
      meta: { label: 'Signed out' },
      invoke: {
        id: 'readLoginRecord',
        src: 'readLoginRecord',
        onDone: { target: 'signingIn', actions: withEvent('keepLoginRecord') },
        onError: { target: 'signingIn' },
      },
    },
    signingIn: {
      description: 'Login lies above the current page.',
      meta: { label: 'Signing in', shows: ['S6.4'], page: 'login' },
      initial: 'askingWho',
      states: {
        askingWho: {
          description: 'The borrower logs in.',
          meta: { label: 'Logging in' },
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context }) => ({ record: context.loginRecord, loss: context.sessionLoss }),
            onDone: {
              target: 'welcoming',
              actions: {
                type: 'keepCredentials',
                params: ({ event }) => ({ credentials: event.output }),
              },
            },
            onError: { target: 'broken' },
          },
        },
        broken: {
          description: 'Login crashed; the button to home restarts it with the typed entries.',
          meta: { label: 'Broken', page: 'error' },
          on: {
            'location.requested': {
              guard: withEvent('asksForFlow'),
              target: '#root.session.signedOut',
            },
          },
        },
        welcoming: {
          description: 'The app stores the credentials and fetches the borrower’s name.',
          meta: { label: 'Fetching the person' },
          tags: 'loadingOverlay',
          invoke: {
            id: 'keepSession',
            src: 'keepSession',
            input: ({ context }) => requireOutcome(context.credentials),
            onDone: [
              {
                guard: withEvent('samePerson'),
                target: '#root.session.signedIn',
                actions: [withEvent('keepSession'), 'announceRenewal'],
              },
              {
                guard: 'someoneBefore',
                target: '#root.session.signedIn',
                actions: [withEvent('keepSession'), 'announceReplacement'],
              },
              { target: '#root.session.signedIn', actions: withEvent('keepSession') },
            ],
            onError: [
              { guard: withEvent('sessionRefused'), target: 'askingWho', actions: 'keepMobile' },
              {
                target: 'askingWho',
                actions: [
                  'keepMobile',
                  { type: 'queueToast', params: { key: 'toastMsg.net_error' } },
                ],
              },
            ],
          },
          on: { 'session.lost': { actions: reportLoss } },
        },
      },
    },
    signedIn: {
      description: 'A borrower is logged in.',
      meta: { label: 'Signed in' },
      on: {
        'person.changed': {
          target: 'losing',
          actions: ['dropSession', withEvent('keepCredentials')],
        },
        'session.lost': {
          target: 'losing',
          actions: ['dropSession', ...reportLoss],
        },
      },
      initial: 'atWork',
      states: {
        atWork: {
          description: 'No question about the session is open.',
          meta: { label: 'No open question' },
          on: {
            'logout.requested': 'confirmingLogout',
            'login.requested': { target: '#root.session.losing', actions: 'dropSession' },
          },
        },
        confirmingLogout: {
          description: 'The app asks for confirmation: log out, or stay.',
          meta: { label: 'Confirming the logout', shows: ['S2.11'] },
          on: {
            'logout.confirmed': '#root.session.loggingOut',
            'logout.cancelled': 'atWork',
            'nav.back': 'atWork',
          },
        },
      },
    },
    losing: {
      description:
        'The app erases the stored token and user data; drafts and money intents stay. Then the native app’s user is logged in, or login opens.',
      meta: { label: 'Clearing the session' },
      tags: 'loadingOverlay',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: [
          { guard: 'someoneNamed', target: 'signingIn.welcoming' },
          { target: 'findingDeletion' },
        ],
        onError: { target: 'findingDeletion' },
      },
    },
    forgettingAccount: {
      description:
        'The account is deleted: the app erases all stored data, money intents too, and says so above login.',
      meta: { label: 'Forgetting the account', shows: ['D4'] },
      tags: 'loadingOverlay',
      entry: ['dropSession', 'forgetPerson', 'forgetUnreadOutcomes'],
      invoke: {
        id: 'forgetAccount',
        src: 'forgetAccount',
        onDone: { target: 'signedOut', actions: 'announceForgotten' },
        onError: { target: 'signedOut', actions: 'announceForgotten' },
      },
    },
    loggingOut: {
      description: 'The app erases all stored data of the borrower except money intents.',
      meta: { label: 'Logging out', shows: ['S4.25'] },
      tags: 'loadingOverlay',
      entry: ['dropSession', 'forgetPerson'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
    },
  },
});
