import { loanStatusRouting } from '#tests/browser/walk/harness/children.ts';
import { type Fixtures, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { firstLoans } from '#machines/samples/records.ts';

export const fixtures: Fixtures = {
  starts: { all: opened('/mine/records'), settled: opened('/mine/records?group=settled') },
  services: { loanStatusRouting },
  // The reply to any request of the page's own list.
  autoReplies: { myOrders: { orders: firstLoans.items, next: firstLoans.next } },
};
