import { mobile } from '#machines/samples/deletion.ts';
import { type BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';

export const browser: BrowserPart = {
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
};
