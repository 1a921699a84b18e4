import { type BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';
import { firstLoans } from '#machines/samples/records.ts';
import { ofTheList, overFirstPage } from '#tests/model/browser/reasons.ts';

/** How the built app plays this machine, and what the browser leaves out. */
export const browser: BrowserPart = {
  // The reply to any request of the page's own list.
  autoReplies: { myOrders: { orders: firstLoans.items, next: firstLoans.next } },
  leavesOut: {
    events: { 'retry.pressed': ofTheList },
    never: {
      'back from the figures of a loan': {
        reason: overFirstPage,
        is: (step, { snapshot }) =>
          step.type === 'user' &&
          step.event.type === 'nav.back' &&
          snapshot.matches({ showing: 'sheet' }),
      },
    },
  },
};
