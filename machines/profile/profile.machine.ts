import { requireOutcome } from '#machines/shared/outcome.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { profileSetup } from './profile.setup.ts';
import { accountSecurityState } from './states/account-security.ts';
import { agreementListState } from './states/agreement-list.ts';
import { settingState } from './states/setting.ts';

/** The profile (S2, `/mine`). */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  description: 'The profile pages: settings, signed documents and account security.',
  context: ({ input: { session, page } }) => ({
    // An empty name counts as missing.
    name: session.auth.userInfo?.name || null,
    mobile: session.auth.mobile,
    page,
    theme: 'system',
    unread: false,
    document: null,
    documentKey: null,
    documentFailure: null,
    security: null,
    ownData: null,
    ownDataFailure: null,
    failure: null,
    outcome: null,
  }),
  initial: 'readingTheme',
  states: {
    readingTheme: {
      description: 'The app reads the stored theme.',
      meta: { label: 'Reading the theme' },
      invoke: {
        id: 'readTheme',
        src: 'readTheme',
        onDone: { target: 'choosing', actions: withEvent('keepTheme') },
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'The requested page opens first.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: 'agreementListAsked', target: 'agreementList' },
        { guard: 'accountSecurityAsked', target: 'accountSecurity' },
        { target: 'setting' },
      ],
    },
    setting: settingState,
    agreementList: agreementListState,
    accountSecurity: accountSecurityState,
    opened: {
      type: 'final',
      description: 'Another page opens; leaving it leads back to the profile.',
      meta: { label: 'Another page opened' },
    },
    left: {
      type: 'final',
      description: 'The borrower went home.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
