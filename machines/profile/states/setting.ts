import { reloadTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { profileSetup } from '../profile.setup.ts';

const reloadUnread = { target: 'list', reenter: true } as const;

export const settingState = profileSetup.createStateConfig({
  description: 'The borrower’s name, pages and settings.',
  meta: { label: 'Settings', page: 'setting' },
  initial: 'list',
  states: {
    list: {
      description: 'The page shows the rows; an unread answer gets a mark once known.',
      meta: { label: 'Rows', shows: ['P1', 'S2.11', 'K4'] },
      invoke: {
        id: 'hasUnreadMessage',
        src: 'hasUnreadMessage',
        onDone: { actions: withEvent('keepUnread') },
        onError: { actions: 'forgetUnread' },
      },
      on: {
        'page.shown': reloadUnread,
        ...reloadTo(reloadUnread),
        'nav.back': '#profile.left',
        'nav.forward': [
          { guard: withEvent('opensAgreementList'), target: '#profile.agreementList' },
          { guard: withEvent('opensAccountSecurity'), target: '#profile.accountSecurity' },
          {
            guard: withEvent('leadsToFlow'),
            target: '#profile.opened',
            actions: {
              type: 'setOutcome',
              params: ({ event: { location } }) => ({ type: 'opens', location }),
            },
          },
        ],
        'page.opened': [
          { guard: withEvent('opensAgreementList'), target: '#profile.agreementList' },
          { guard: withEvent('opensAccountSecurity'), target: '#profile.accountSecurity' },
          {
            target: '#profile.opened',
            actions: {
              type: 'setOutcome',
              params: ({ event: { location } }) => ({ type: 'opens', location }),
            },
          },
        ],
        'languages.opened': 'choosingLanguage',
        'themes.opened': 'choosingTheme',
      },
    },
    choosingLanguage: {
      description: 'The languages lie above the rows; the root switches the language.',
      meta: { label: 'Choosing the language' },
      tags: 'question',
      on: { 'sheet.closed': 'list', 'nav.back': 'list' },
    },
    choosingTheme: {
      description:
        'The borrower chooses light, dark or the phone’s theme; the choice applies at once.',
      meta: { label: 'Choosing the theme' },
      tags: 'question',
      on: {
        'theme.chosen': {
          target: 'list',
          actions: [withEvent('chooseTheme'), withEvent('applyTheme')],
        },
        'sheet.closed': 'list',
        'nav.back': 'list',
      },
    },
  },
});
