import { setNative } from '#tests/browser/harness/native.ts';
import { opensPopup } from '#tests/browser/walk/harness/popups.ts';
import type { BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';

const { start, autoReplies } = opensPopup('rating');

const gone =
  'the page navigates to the store, which ends the walk: covered by the walk of the screens';

export const browser: BrowserPart = {
  starts: { any: start },
  autoReplies,
  holds: ['store'],
  services: {
    openStore: {
      asks: () => [],
      end: ({ page, until }) =>
        until(async () => {
          if (!(await setNative(page, 'answer', 'store', { success: true }))) {
            throw new Error('the request to open the store is missing');
          }
        }),
    },
  },
  ready: { keepRatingAsked: { kept: {} } },
  leavesOut: {
    outcomes: {
      'openStore: byPage': gone,
    },
  },
};
