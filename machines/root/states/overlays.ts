import { tell } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { rootSetup } from '../root.setup.ts';

export const infoPagesState = rootSetup.createStateConfig({
  description: 'Info pages lie above the flow; the flow below does not change.',
  meta: { label: 'Info pages' },
  initial: 'choosing',
  on: {
    'location.requested': [
      {
        guard: withEvent('asksForInfoPage'),
        target: '.choosing',
        actions: withEvent('openInfoPage'),
      },
      { guard: withEvent('asksForFlow'), target: '.closed' },
    ],
    'nav.forward': {
      guard: withEvent('asksForPublicInfoPage'),
      actions: withEvent('judgeForward'),
    },
    'forward.judged': {
      guard: withEvent('nothingBelowMoves'),
      target: '.choosing',
      actions: withEvent('openInfoPage'),
    },
    'nav.back': { guard: 'infoPageOnTop', target: '.choosing', actions: 'closeInfoPage' },
    'session.replaced': '.closed',
    'logout.confirmed': { guard: 'logoutAsked', target: '.closed' },
    'account.forgotten': {
      target: '.choosing',
      actions: [
        'closeAllInfoPages',
        { type: 'openInfoPage', params: { location: { page: 'accountDeleted', query: {} } } },
      ],
    },
  },
  states: {
    choosing: {
      description: 'Decides which page is topmost, and fetches the code of the info pages.',
      meta: { label: 'Choosing the page' },
      always: { guard: 'noInfoPages', target: 'closed' },
      invoke: {
        id: 'fetchInfoPages',
        src: 'fetchInfoPages',
        onDone: [
          { guard: { type: 'topIs', params: { page: 'customerCenter' } }, target: 'helpCentre' },
          { guard: { type: 'topIs', params: { page: 'article' } }, target: 'helpCentre' },
          { guard: { type: 'topIs', params: { page: 'agreement' } }, target: 'agreement' },
          { guard: { type: 'topIs', params: { page: 'permissions' } }, target: 'permissions' },
          { target: 'text' },
        ],
        onError: 'broken',
      },
    },
    closed: { description: 'No page lies above the flow.', meta: { label: 'Closed' } },
    text: { description: 'A page of plain text.', meta: { label: 'Text page' } },
    broken: {
      description: 'An info page crashed; back leads below it.',
      meta: { label: 'Broken', page: 'error' },
    },
    agreement: {
      description: 'The agreement last shown on this phone.',
      meta: { label: 'Agreement' },
      invoke: { id: 'agreement', src: 'agreement', onError: { target: 'broken' } },
    },
    belowLogin: {
      description: 'The reader of an info page logs in: login lies above, and both ways lead back.',
      meta: { label: 'Below login' },
      always: { guard: 'signedIn', target: 'choosing' },
      on: { 'nav.back': 'choosing' },
    },
    helpCentre: {
      description: 'Contact options of customer service, and the articles.',
      meta: { label: 'Help centre', shows: ['S1.9'] },
      invoke: {
        id: 'helpCentre',
        src: 'helpCentre',
        input: ({ context }) => ({
          questionId: context.infoPages.at(-1)?.query.questionId ?? null,
        }),
        onError: { target: 'broken' },
      },
      on: {
        'page.refreshed': tell('tellHelpCentre'),
        'connection.restored': tell('tellHelpCentre'),
        'session.renewed': tell('tellHelpCentre'),
        'login.requested': { guard: 'signingIn', target: 'belowLogin' },
      },
    },
    permissions: {
      description: 'The app’s phone permissions.',
      meta: { label: 'Permissions' },
      invoke: {
        id: 'permissions',
        src: 'permissions',
        onError: { target: 'broken' },
      },
      on: {
        'page.refreshed': tell('tellPermissions'),
        'connection.restored': tell('tellPermissions'),
        'session.renewed': tell('tellPermissions'),
      },
    },
  },
});

/** Toasts, one at a time, two seconds each (S9). */
export const toastsState = rootSetup.createStateConfig({
  description: 'Short messages, one at a time.',
  meta: { label: 'Toasts' },
  initial: 'quiet',
  on: {
    'toast.raised': { actions: withEvent('queueToast') },
    // A toast about the lost session would only repeat that the account is deleted.
    'account.forgotten': { target: '.quiet', actions: 'dropToasts' },
  },
  states: {
    quiet: {
      description: 'There is no message.',
      meta: { label: 'No message' },
      always: { guard: 'toastWaiting', target: 'speaking' },
    },
    speaking: {
      description: 'The page shows the first message of the queue.',
      meta: { label: 'Showing a message', shows: ['S8.1', 'S8.2', 'S8.3', 'S8.8', 'S9.9'] },
      after: { toast: { target: 'quiet', actions: 'dropToast' } },
    },
  },
});

/** Maintenance (S7): the native screen, or the app's own screen without one. */
export const maintenanceState = rootSetup.createStateConfig({
  description: 'Whether the service is down for maintenance.',
  meta: { label: 'Maintenance' },
  initial: 'none',
  states: {
    none: {
      description: 'The service is up.',
      meta: { label: 'None' },
      on: {
        'maintenance.announced': {
          target: 'openingNative',
          actions: withEvent('announceMaintenance'),
        },
      },
    },
    openingNative: {
      description: 'The app asks the native app to show its maintenance screen.',
      meta: { label: 'Opening the native screen', shows: ['S7.14'] },
      invoke: {
        id: 'openMaintenance',
        src: 'openMaintenance',
        input: ({ context }) => ({ time: context.maintenanceTime }),
        onDone: [
          { guard: { type: 'shownNatively', params: ({ event }) => event.output }, target: 'none' },
          { target: 'shown' },
        ],
        onError: { target: 'shown' },
      },
    },
    shown: {
      description: 'The app’s screen says when the service returns; then the page below refreshes.',
      meta: { label: 'Maintenance screen of the app' },
      on: {
        'maintenance.closed': { target: 'none', actions: 'announceRefresh' },
        'maintenance.announced': { actions: withEvent('announceMaintenance') },
      },
    },
  },
});
