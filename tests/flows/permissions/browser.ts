import { type BrowserPart, opened, replyOf } from '#tests/browser/walk/harness/fixtures.ts';
import { belowIt } from '#tests/model/browser/reasons.ts';

export const browser: BrowserPart = {
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
  leavesOut: {
    events: { 'session.renewed': belowIt },
    outcomes: {
      'readCreditAndLoans: nobody':
        'the walk’s borrower is logged in: covered by the walk of the screens',
    },
  },
};
