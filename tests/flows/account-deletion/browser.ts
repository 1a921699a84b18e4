import { deletionIntent, mobile } from '#machines/samples/deletion.ts';
import { type BrowserPart, juanKey, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';
import { backIn, neverRefused } from '#tests/model/browser/reasons.ts';

const page = '/account/delete';

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
    never: {
      ...neverRefused,
      ...backIn({ verifying: 'asking' }),
    },
  },
};
