import { deletionIntent, mobile } from '#machines/samples/deletion.ts';
import { type BrowserPart, juanKey, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';
import { checkLater, neverRefused, overFirstPage } from '#tests/model/browser/reasons.ts';

const page = '/account/delete';

/** How the built app plays this machine, and what the browser leaves out. */
export const browser: BrowserPart = {
  starts: {
    reloaded: opened(page, {
      storage: {
        [`draft/${juanKey}/accountDeletion`]: {
          version: 1,
          reason: 'privacy',
          note: 'Too many calls.',
        },
      },
    }),
    openDeletion: opened(page, { intents: [{ ...deletionIntent, userKey: juanKey }] }),
  },
  autoReplies: { sendSmsCode: { cooldown: 0 } },
  services: {
    moneyAction: movesMoney({
      method: 'deleteAccount',
      reading: { method: 'mobileExists', data: { mobile } },
      before: { exists: true },
      after: { exists: false },
      taken: {},
    }),
  },
  leavesOut: {
    events: { 'check.requested': checkLater },
    never: {
      ...neverRefused,
      'back from the question': {
        reason: overFirstPage,
        is: (step, { snapshot }) =>
          step.type === 'user' &&
          step.event.type === 'nav.back' &&
          snapshot.matches({ verifying: 'asking' }),
      },
    },
  },
};
