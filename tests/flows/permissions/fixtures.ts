import { type Fixtures, opened, replyOf } from '#tests/browser/walk/harness/fixtures.ts';

export const fixtures: Fixtures = {
  starts: { opened: opened('/permissions') },
  // Home is below and makes the same request, so every request is answered until this page has its
  // reply.
  comparesCalls: false,
  services: {
    readCreditAndLoans: {
      asks: () => [{ method: 'getHomepageData', data: {} }],
      end: ({ calls, stateOf, until }, outcome) =>
        until(async () => {
          await calls.find('getHomepageData')?.answer(replyOf(outcome));
          if ((await stateOf('permissions')) === '"asking"')
            throw new Error('the page still waits for the reply');
        }),
    },
  },
};
