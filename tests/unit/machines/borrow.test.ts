import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CreditOrder } from '#domain/credit/credit-order.ts';
import type { CreditQuota, LoanChoice } from '#domain/loans/quota.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import type { MoneyRequest } from '#domain/money.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { BorrowInput } from '#machines/borrow/borrow.setup.ts';
import { borrowFlow } from '#machines/borrow/view.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { locationIn } from '#machines/shared/flow.ts';
import type { Preparation } from '#machines/money-action/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { agreement, coupon, limit, offerFor, termsOn } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';

type PrepareInput = { userKey: string; request: MoneyRequest };

async function start(input: Partial<BorrowInput> = {}, quota: Partial<CreditQuota> = {}) {
  const clock = new SimulatedClock();
  const priced: LoanChoice[] = [];
  const calls: ('credit check' | MoneyRequest)[] = [];
  const machine = borrowMachine.provide({
    actors: {
      creditCheck: creditCheckMachine.provide({
        actors: {
          queryCreditOrder: actor(async (): Promise<CreditOrder | null> => {
            calls.push('credit check');
            return creditOrder();
          }),
        },
      }),
      moneyAction: moneyActionMachine.provide({
        actors: {
          prepareAttempt: actor(async ({ request }: PrepareInput): Promise<Preparation> => {
            calls.push(request);
            throw new ServiceFailure({ kind: 'network' });
          }),
        },
      }),
      loadLimit: actor(async () => limit(quota)),
      priceLoan: actor(async (choice: LoanChoice) => {
        priced.push(choice);
        return offerFor(choice);
      }),
      previewAgreement: actor(async (choice: LoanChoice) => termsOn(offerFor(choice))),
    },
  });
  const given = { userKey: 'juan', page: 'limit', record: null, intent: null, ...input } as const;
  const borrow = createActor(machine, { clock, input: given }).start();
  await settled();
  /** Sends events, and waits for the price of the choice. */
  const send = async (...events: Parameters<typeof borrow.send>[0][]) => {
    for (const event of events) borrow.send(event);
    clock.increment(400);
    await settled();
  };
  const page = () => locationIn(borrowFlow, borrow.getSnapshot())?.page;
  return { borrow, send, page, priced, calls };
}

describe('the loan agreement (S5)', () => {
  async function readTerms() {
    const running = await start();
    await running.send({ type: 'borrow.started' });
    await running.send({ type: 'choice.confirmed' });
    await running.send({ type: 'agreement.opened' });
    expect(running.page()).toBe('agreement');
    await running.send({ type: 'nav.back' });
    return running;
  }

  test('S1.4, S5.5: leads, once it is read and ticked, to one credit check and one application', async () => {
    const { send, calls } = await readTerms();
    const taps = Array.from({ length: 50 }, () => ({ type: 'loan.confirmed' }) as const);
    await send({ type: 'agreement.ticked', ticked: true }, ...taps);
    expect(calls).toEqual([
      'credit check',
      {
        kind: 'applyOrder',
        choice: { creditOrderId: 'credit-1', loanAmount: 5000, term: 61, couponIds: [] },
        agreement: { version: agreement.version, hash: agreement.hash },
      },
    ]);
  });
});

describe('resuming from a record', () => {
  const at = (step: BorrowRecord['step'], change: Partial<BorrowRecord> = {}): BorrowRecord => ({
    version: 1,
    step,
    amountText: '6000',
    term: 91,
    couponIds: [coupon.couponId],
    ...change,
  });

  test('restores the choice with a new price and an unticked agreement', async () => {
    const { borrow, priced } = await start({ page: 'confirm', record: at('confirm') });
    expect(priced).toEqual([
      { creditOrderId: 'credit-1', loanAmount: 6000, term: 91, couponIds: [coupon.couponId] },
    ]);
    expect(borrow.getSnapshot().context).toMatchObject({ agreementRead: false, ticked: false });
  });

  test.each([
    ['by the limit, if the record ends before the terms', at('quota'), {}, 'limit'],
    [
      'by the choice, if the limit no longer allows the amount',
      at('confirm'),
      { availableLimit: 2000 },
      'quota',
    ],
  ] as const)('replaces the requested confirm page %s', async (_, record, quota, page) => {
    expect((await start({ page: 'confirm', record }, quota)).page()).toBe(page);
  });

  test('drops a coupon that is gone and a term that is no longer offered', async () => {
    const record = at('quota', { term: 150, couponIds: ['gone'] });
    const { borrow } = await start({ page: 'quota', record });
    const kept = { amountText: '6000', term: 61, couponIds: [] };
    expect(borrow.getSnapshot().context.draft).toEqual(kept);
  });
});

test('a reloaded limit keeps the typed amount, and no term that it does not offer any more', async () => {
  const quota = { terms: [61, 91] };
  const { borrow, send } = await start({}, quota);
  await send({ type: 'borrow.started' }, { type: 'amount.changed', text: '3000' });
  await send({ type: 'term.chosen', term: 91 }, { type: 'nav.back' });
  quota.terms = [61];
  await send({ type: 'page.refreshed' });
  const kept = { amountText: '3000', term: 61, couponIds: [] };
  expect(borrow.getSnapshot().context.draft).toEqual(kept);
});
