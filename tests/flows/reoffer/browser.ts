import * as v from 'valibot';
import { type BrowserPart, oneCall, replyOf } from '#tests/browser/walk/harness/fixtures.ts';
import { opensPopup } from '#tests/browser/walk/harness/popups.ts';

const ReofferResult = v.object({ output: v.object({ benefits: v.unknown() }) });
const Counting = v.object({ until: v.number() });

const { start, autoReplies } = opensPopup('reoffer');

export const browser: BrowserPart = {
  starts: { any: start },
  autoReplies,
  services: {
    getReofferPopup: oneCall(
      'getReofferPopup',
      (input) => input,
      (outcome) =>
        v.is(ReofferResult, outcome) ? { data: [outcome.output.benefits] } : replyOf(outcome),
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
  ready: { keepReofferAnswered: { kept: {} } },
  leavesOut: {
    never: {
      'a benefit that ends before one with less time': {
        reason: 'all benefits use one clock',
        is(step, { services }) {
          if (step.type !== 'settle') return false;
          const untilOf = (input: unknown) => (v.is(Counting, input) ? input.until : null);
          const ends = untilOf(services.get(step.service)?.input);
          return (
            ends !== null &&
            [...services.values()].some(({ input }) => (untilOf(input) ?? ends) < ends)
          );
        },
      },
    },
  },
};
