import { describe, expect, test } from 'vitest';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import type { BorrowInput } from '#machines/borrow/borrow.setup.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { coupon } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';
import { page, start } from './start-borrow.ts';

const late: ClosedBorrowing = { reason: 'overdue', loanOrderId: 'loan-1', amount: 5_344 };

describe('a closed limit', () => {
  const remembered: BorrowRecord = {
    version: 1,
    step: 'confirm',
    amountText: '5000',
    term: 61,
    couponIds: [],
  };
  test.each([
    ['limit', null],
    ['quota', null],
    ['confirm', null],
    ['confirm', remembered],
  ] as const)('shows its reason, whichever page was requested: %s', async (requested, record) => {
    const running = await start({ page: requested, record }, { quota: { closed: late } });
    await running.settle();
    expect(running.borrow.getSnapshot().matches('closed')).toBe(true);
    expect(page(running)).toBe('limit');
    running.borrow.send({ type: 'borrow.started' });
    await running.settle();
    expect(page(running)).toBe('limit');
    expect(running.priced).toEqual([]);
  });

  test.each([
    ['loanOverdue', assumedCodes.loanOverdue],
    ['loanPending', assumedCodes.loanPending],
    ['creditNotUsable', assumedCodes.creditNotUsable],
  ])('appears when the lender closes it meanwhile: %s', async (_, code) => {
    const running = await start();
    const { borrow, world } = running;
    borrow.send({ type: 'borrow.started' });
    world.refuses = code;
    world.quota = { closed: late };
    await running.settle();
    expect(borrow.getSnapshot().matches('closed')).toBe(true);
    expect(page(running)).toBe('limit');
  });

  test('counts as used up if no amount is left, with or without a reason', async () => {
    const running = await start({ page: 'quota' }, { quota: { availableLimit: 0 } });
    expect(selectBorrowView(running.borrow.getSnapshot()).closed).toEqual({
      reason: 'usedUp',
      loanOrderId: null,
    });
  });

  test.each([
    ['in the native app', true, null],
    ['with a reason if there is no native app', false, { type: 'creditExpired' }],
  ])('is renewed by the credit check, %s', async (_, inApp, problem) => {
    const closed: ClosedBorrowing = { reason: 'expired' };
    const credit = creditOrder({ expired: true });
    const { borrow, calls } = await start({}, { quota: { closed }, credit, inApp });
    borrow.send({ type: 'credit.applied' });
    await settled();
    expect(calls).toEqual(['credit check', 'expired credit-1']);
    expect(borrow.getSnapshot().context.problem).toEqual(problem);
    expect(borrow.getSnapshot().matches('closed')).toBe(true);
  });
});

describe('resuming from a record (design: links never carry a step into money)', () => {
  const at = (step: BorrowRecord['step'], change: Partial<BorrowRecord> = {}): BorrowRecord => ({
    version: 1,
    step,
    amountText: '6000',
    term: 91,
    couponIds: [coupon.couponId],
    ...change,
  });

  test.each<[string, Partial<BorrowInput>, string]>([
    ['the limit page', { page: 'limit' }, 'limit'],
    [
      'the limit page, although the record is further',
      { page: 'limit', record: at('confirm') },
      'limit',
    ],
    ['the quota page', { page: 'quota' }, 'quota'],
    ['the confirm page without a record', { page: 'confirm' }, 'limit'],
    ['the confirm page, record at quota', { page: 'confirm', record: at('quota') }, 'limit'],
    ['the confirm page, record at confirm', { page: 'confirm', record: at('confirm') }, 'confirm'],
  ])('%s', async (_, input, expected) => {
    expect(page(await start(input))).toBe(expected);
  });

  test('restores the typed amount with a new price and an unticked agreement', async () => {
    const { borrow, priced } = await start({ page: 'confirm', record: at('confirm') });
    expect(priced).toEqual([
      { creditOrderId: 'credit-1', loanAmount: 6000, term: 91, couponIds: [coupon.couponId] },
    ]);
    expect(borrow.getSnapshot().context).toMatchObject({ agreementRead: false, ticked: false });
  });

  test('returns to the choice if the limit no longer allows it', async () => {
    const running = await start(
      { page: 'confirm', record: at('confirm') },
      { quota: { availableLimit: 2000 } },
    );
    expect(page(running)).toBe('quota');
  });

  test('drops a coupon that is gone and a term that is no longer offered', async () => {
    const { borrow } = await start({
      page: 'quota',
      record: at('quota', { term: 150, couponIds: ['gone'] }),
    });
    expect(borrow.getSnapshot().context.draft).toEqual({
      amountText: '6000',
      term: 61,
      couponIds: [],
    });
  });

  test('shows the limit page for every step if nothing is left to borrow', async () => {
    const running = await start({ page: 'quota' }, { quota: { availableLimit: 0 } });
    expect(page(running)).toBe('limit');
    expect(running.borrow.getSnapshot().can({ type: 'borrow.started' })).toBe(false);
  });
});

describe('choosing an amount', () => {
  test('requests one price per slide', async () => {
    const running = await start({ page: 'quota' });
    for (const text of ['5500', '6000', '6500']) {
      running.borrow.send({ type: 'amount.changed', text });
    }
    await running.settle();
    expect(running.priced.map(({ loanAmount }) => loanAmount)).toEqual([6500]);
  });

  test.each(['', '999', '1250', '10500', 'x'])(
    'requests no price for the amount %o',
    async (text) => {
      const running = await start({ page: 'quota' });
      running.borrow.send({ type: 'amount.changed', text });
      await running.settle();
      expect(running.priced).toEqual([]);
      expect(selectBorrowView(running.borrow.getSnapshot()).amountReason).not.toBeNull();
    },
  );

  test('requires the price of the new amount before it can be confirmed', async () => {
    const running = await start({ page: 'quota' });
    await running.settle();
    expect(running.borrow.getSnapshot().can({ type: 'choice.confirmed' })).toBe(true);
    running.borrow.send({ type: 'term.chosen', term: 91 });
    expect(running.borrow.getSnapshot().can({ type: 'choice.confirmed' })).toBe(false);
  });

  test('can retry a failed price', async () => {
    const running = await start({ page: 'quota' }, { offline: true });
    await running.settle();
    running.world.offline = false;
    running.borrow.send({ type: 'connection.restored' });
    await settled();
    expect(running.borrow.getSnapshot().matches({ quota: 'priced' })).toBe(true);
  });
});
