import { deletionIntent, mobile } from '#machines/samples/deletion.ts';
import { type Fixtures, juanKey, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';

const page = '/account/delete';

export const fixtures: Fixtures = {
  starts: {
    fresh: opened(page),
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
    deletionBlockers: oneCall('deletionBlockers', () => ({})),
    moneyAction: movesMoney({
      method: 'deleteAccount',
      reading: { method: 'mobileExists', data: { mobile } },
      before: { exists: true },
      after: { exists: false },
      taken: {},
    }),
  },
};
