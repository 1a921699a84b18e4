import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { LoanChoice } from '#domain/loans/quota.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { limit, offerFor } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';

test('a choice keeps its amount, and no term or coupon that the limit no longer offers', async () => {
  const quota = { terms: [61, 91] };
  const machine = borrowMachine.provide({
    actors: {
      loadLimit: actor(async () => limit(quota)),
      priceLoan: actor(async (choice: LoanChoice) => offerFor(choice)),
    },
  });
  const stored = { version: 1, step: 'quota', amountText: '6000', couponIds: ['gone'] } as const;
  const record = { ...stored, term: 91, couponIds: [...stored.couponIds] };
  const borrow = createActor(machine, {
    input: { userKey: 'juan', page: 'quota', record, intent: null },
  }).start();
  const draft = () => borrow.getSnapshot().context.draft;
  await settled();
  expect(draft()).toEqual({ amountText: '6000', term: 91, couponIds: [] });
  quota.terms = [61];
  borrow.send({ type: 'nav.back' });
  borrow.send({ type: 'page.refreshed' });
  await settled();
  expect(draft()).toEqual({ amountText: '6000', term: 61, couponIds: [] });
  borrow.stop();
});
