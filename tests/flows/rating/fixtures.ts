import { type Fixtures, oneCall } from '#tests/browser/walk/harness/fixtures.ts';
import { tellNative } from '#tests/browser/walk/harness/native.ts';
import { goBack, opensPopup } from '#tests/browser/walk/harness/popups.ts';

const { start, autoReplies } = opensPopup('rating');

export const fixtures: Fixtures = {
  starts: { any: start },
  autoReplies,
  holds: ['store'],
  services: {
    userSubmitRating: oneCall('userSubmitRating'),
    openStore: {
      asks: () => [],
      end: ({ page, until }) =>
        until(async () => {
          if (!(await tellNative(page, 'answer', 'store', { success: true }))) {
            throw new Error('the request to open the store is missing');
          }
        }),
    },
  },
  ready: { keepRatingAsked: { kept: {} } },
  platform: { 'nav.back': goBack },
};
