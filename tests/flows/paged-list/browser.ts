import * as v from 'valibot';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { Paged } from '#domain/paged.ts';
import {
  type BrowserPart,
  oneCall,
  opened,
  replyOf,
} from '#tests/browser/walk/harness/fixtures.ts';

const PageInput = v.object({ filter: v.string(), cursor: v.nullable(v.string()) });
const PageResult = v.object({ output: v.custom<Paged<LoanOrder>>(() => true) });

const ofItsPage = 'the page sends this event to its list: covered by the walk of the loan records';

export const browser: BrowserPart = {
  starts: { all: opened('/mine/records'), toRepay: opened('/mine/records?group=toRepay') },
  services: {
    getPage: oneCall(
      'myOrders',
      (input) => {
        const { filter, cursor } = v.parse(PageInput, input);
        return {
          limit: 50,
          ...(filter !== 'all' && { group: filter }),
          ...(cursor !== null && { cursor }),
        };
      },
      (outcome) => {
        if (!v.is(PageResult, outcome)) return replyOf(outcome);
        const { items, next } = outcome.output;
        return { data: [{ orders: items, next }] };
      },
    ),
  },
  leavesOut: {
    events: { 'item.changed': ofItsPage },
  },
};
