import { type BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';
import { firstLoans } from '#machines/samples/records.ts';
import { ofTheList } from '#tests/model/browser/reasons.ts';

export const browser: BrowserPart = {
  // A reply for any request of the page's own list.
  autoReplies: { myOrders: { orders: firstLoans.items, next: firstLoans.next } },
  leavesOut: {
    events: { 'retry.pressed': ofTheList },
  },
};
