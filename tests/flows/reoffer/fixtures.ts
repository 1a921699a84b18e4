import * as v from 'valibot';
import { type Fixtures, oneCall, replyOf } from '#tests/browser/walk/harness/fixtures.ts';
import { goBack, opensPopup } from '#tests/browser/walk/harness/popups.ts';

const Told = v.object({ output: v.object({ benefits: v.unknown() }) });
const Counting = v.object({ until: v.number() });

const { start, autoReplies } = opensPopup('reoffer');

export const fixtures: Fixtures = {
  starts: { any: start },
  autoReplies,
  services: {
    checkReoffer: oneCall('checkReoffer'),
    getReofferPopup: oneCall(
      'getReofferPopup',
      (input) => input,
      (outcome) => (v.is(Told, outcome) ? { data: [outcome.output.benefits] } : replyOf(outcome)),
    ),
    // The page's clock is the server's, unless a reply has another time.
    countdown: {
      asks: () => [],
      async end({ page, pass }, _, input) {
        const { until } = v.parse(Counting, input);
        await pass(until - (await page.evaluate(() => Date.now())));
      },
    },
  },
  ready: { keepReofferDeclined: { kept: {} } },
  platform: { 'nav.back': goBack },
};
