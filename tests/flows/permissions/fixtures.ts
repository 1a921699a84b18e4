import { type Fixtures, opened, replyOf } from '#tests/browser/walk/harness/fixtures.ts';

export const fixtures: Fixtures = {
  starts: { opened: opened('/permissions') },
  // Home, which lies below, asks the same: whoever asks is answered until this page has its answer.
  comparesCalls: false,
  services: {
    readCreditAndLoans: {
      asks: () => [{ method: 'getHomepageData', data: {} }],
      end: ({ calls, stateOf, until }, outcome) =>
        until(async () => {
          await calls.find('getHomepageData')?.answer(replyOf(outcome));
          if ((await stateOf('permissions')) === '"asking"') throw new Error('it still asks');
        }),
    },
  },
};
