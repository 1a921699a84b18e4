import { requireOutcome } from '#machines/shared/outcome.ts';
import { lossToasts } from '../context.ts';
import { rootSetup } from '../root.setup.ts';

/** The session (S4, S6). Its loss opens login above everything and stops no flow. */
export const sessionState = rootSetup.createStateConfig({
  description: 'Who is logged in.',
  meta: { label: 'Session' },
  initial: 'restoring',
  on: { 'account.deleted': '.forgettingAccount' },
  states: {
    restoring: {
      description: 'A token is looked for in storage and in the native app.',
      meta: { label: 'Looking for a session' },
      tags: 'loadingOverlay',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: {
              type: 'sessionFound',
              params: ({ event }) => ({ session: event.output }),
            },
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'findingDeletion' },
        ],
        onError: { target: 'findingDeletion' },
      },
      on: {
        'session.lost': {
          actions: [
            { type: 'keepLoss', params: ({ event }) => ({ reason: event.reason }) },
            { type: 'trackSessionLoss', params: ({ event }) => ({ reason: event.reason }) },
            { type: 'queueToast', params: ({ event }) => ({ key: lossToasts[event.reason] }) },
          ],
        },
      },
    },
    findingDeletion: {
      description:
        'A deletion whose outcome was not known when the session ended is asked about: nobody logs in to an account that is gone.',
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
      description: 'Nobody is logged in; the login form’s record is read.',
      meta: { label: 'Signed out' },
      invoke: {
        id: 'readLoginRecord',
        src: 'readLoginRecord',
        onDone: {
          target: 'signingIn',
          actions: { type: 'keepLoginRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: { target: 'signingIn' },
      },
    },
    signingIn: {
      description: 'Login lies above whatever the person was doing.',
      meta: { label: 'Signing in', shows: ['S6.4'], page: 'login' },
      entry: 'raiseLogin',
      exit: 'lowerLogin',
      initial: 'askingWho',
      states: {
        askingWho: {
          description: 'The person logs in.',
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
          description: 'Login stopped working; the way home starts it afresh, with what was typed.',
          meta: { label: 'Broken', page: 'error' },
          on: {
            'location.requested': {
              guard: { type: 'asksForFlow', params: ({ event }) => ({ location: event.location }) },
              target: '#root.session.signedOut',
            },
          },
        },
        welcoming: {
          description: 'The credentials are stored, and the person’s name is fetched.',
          meta: { label: 'Fetching the person' },
          tags: 'loadingOverlay',
          invoke: {
            id: 'keepSession',
            src: 'keepSession',
            input: ({ context }) => requireOutcome(context.credentials),
            onDone: [
              {
                guard: { type: 'samePerson', params: ({ event }) => ({ session: event.output }) },
                target: '#root.session.signedIn',
                actions: [
                  { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
                  'announceRenewal',
                ],
              },
              {
                guard: 'someoneBefore',
                target: '#root.session.signedIn',
                actions: [
                  { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
                  'announceReplacement',
                ],
              },
              {
                target: '#root.session.signedIn',
                actions: {
                  type: 'keepSession',
                  params: ({ event }) => ({ session: event.output }),
                },
              },
            ],
            onError: [
              {
                guard: { type: 'sessionRefused', params: ({ event }) => ({ error: event.error }) },
                target: 'askingWho',
                actions: 'keepMobile',
              },
              {
                target: 'askingWho',
                actions: [
                  'keepMobile',
                  { type: 'queueToast', params: { key: 'toastMsg.net_error' } },
                ],
              },
            ],
          },
          on: {
            'session.lost': {
              actions: [
                { type: 'keepLoss', params: ({ event }) => ({ reason: event.reason }) },
                { type: 'trackSessionLoss', params: ({ event }) => ({ reason: event.reason }) },
                { type: 'queueToast', params: ({ event }) => ({ key: lossToasts[event.reason] }) },
              ],
            },
          },
        },
      },
    },
    signedIn: {
      description: 'A borrower is logged in.',
      meta: { label: 'Signed in' },
      on: {
        'person.changed': {
          target: 'losing',
          actions: [
            'dropSession',
            {
              type: 'keepCredentials',
              params: ({ event }) => ({ credentials: event.credentials }),
            },
          ],
        },
        'session.lost': {
          target: 'losing',
          actions: [
            'dropSession',
            { type: 'keepLoss', params: ({ event }) => ({ reason: event.reason }) },
            { type: 'trackSessionLoss', params: ({ event }) => ({ reason: event.reason }) },
            { type: 'queueToast', params: ({ event }) => ({ key: lossToasts[event.reason] }) },
          ],
        },
      },
      initial: 'atWork',
      states: {
        atWork: {
          description: 'Nothing about the session is open.',
          meta: { label: 'At work' },
          on: {
            'logout.requested': 'confirmingLogout',
            'login.requested': { target: '#root.session.losing', actions: 'dropSession' },
          },
        },
        confirmingLogout: {
          description: 'The person is asked once more: log out, or stay.',
          meta: { label: 'Confirming the logout', shows: ['S2.11'] },
          entry: 'askLogout',
          exit: 'answerLogout',
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
        'The stored token and user data go; drafts and money intents stay. Then whoever the phone names is welcome, or login is asked for.',
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
        'The account is deleted: everything that this phone kept goes, money intents too. Then that is said, above login.',
      meta: { label: 'Forgetting the account', shows: ['D4'] },
      tags: 'loadingOverlay',
      entry: ['dropSession', 'forgetPerson'],
      invoke: {
        id: 'forgetAccount',
        src: 'forgetAccount',
        onDone: { target: 'signedOut', actions: 'announceForgotten' },
        onError: { target: 'signedOut', actions: 'announceForgotten' },
      },
    },
    loggingOut: {
      description: 'Everything kept for this person goes, but for money intents.',
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
