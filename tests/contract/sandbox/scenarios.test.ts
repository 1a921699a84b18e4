import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import { sandboxOfFile } from './sandbox-server.ts';

const { control, sandbox, wire } = await sandboxOfFile();

/** In per cent (S9). */
const discounts = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

const landings: Record<
  string,
  { credit: number | null; upload: number | undefined; loans: number[] }
> = {
  'new-borrower': { credit: null, upload: undefined, loans: [] },
  approved: { credit: 17, upload: 5, loans: [] },
  'short-term-30': { credit: 17, upload: 5, loans: [] },
  'approved-with-coupons': { credit: 17, upload: 5, loans: [] },
  'coupons-of-every-kind': { credit: 19, upload: 5, loans: [20, 80] },
  'coupon-given-back': { credit: 17, upload: 5, loans: [65] },
  reoffer: { credit: 17, upload: 5, loans: [] },
  'coupon-popup': { credit: 17, upload: 5, loans: [] },
  'rating-due': { credit: 19, upload: 5, loans: [80, 80] },
  'credit-expired': { credit: 17, upload: 4, loans: [] },
  'upload-incomplete': { credit: 17, upload: 4, loans: [] },
  'credit-10': { credit: 10, upload: 0, loans: [] },
  'credit-11': { credit: 11, upload: 0, loans: [] },
  'credit-12': { credit: 12, upload: 0, loans: [] },
  'credit-13': { credit: 13, upload: 0, loans: [] },
  'credit-14': { credit: 14, upload: 0, loans: [] },
  'credit-15': { credit: 15, upload: 5, loans: [] },
  'credit-16': { credit: 16, upload: 5, loans: [] },
  'credit-17': { credit: 17, upload: 5, loans: [] },
  'credit-18': { credit: 18, upload: 5, loans: [] },
  'credit-19': { credit: 19, upload: 5, loans: [80] },
  'loan-15': { credit: 17, upload: 5, loans: [15] },
  'loan-20': { credit: 17, upload: 5, loans: [20] },
  'loan-30': { credit: 17, upload: 5, loans: [30] },
  'loan-40': { credit: 17, upload: 5, loans: [40] },
  'loan-60': { credit: 17, upload: 5, loans: [60] },
  'loan-65': { credit: 17, upload: 5, loans: [65] },
  'loan-70': { credit: 19, upload: 5, loans: [70] },
  'loan-75': { credit: 19, upload: 5, loans: [75] },
  'loan-80': { credit: 19, upload: 5, loans: [80] },
  'offline-number-alive': { credit: 19, upload: 5, loans: [70] },
  'offline-number-expired': { credit: 19, upload: 5, loans: [70] },
  'paid-not-posted': { credit: 19, upload: 5, loans: [75] },
  overpaid: { credit: 19, upload: 5, loans: [80] },
  'refund-failed': { credit: 19, upload: 5, loans: [80] },
  'service-fee-due': { credit: 19, upload: 5, loans: [70] },
  'many-records': { credit: 19, upload: 5, loans: Array.from({ length: 20 }, () => 80) },
  'limit-used-up': { credit: 19, upload: 5, loans: [70] },
  'card-changed-recently': { credit: 19, upload: 5, loans: [70] },
  'payout-failed': { credit: 17, upload: 5, loans: [65] },
  'rollover-offered': { credit: 19, upload: 5, loans: [70] },
  'rollover-initiated': { credit: 19, upload: 5, loans: [70] },
  'rollover-paid-late': { credit: 19, upload: 5, loans: [70] },
  'restructure-agreement-due': { credit: 19, upload: 5, loans: [75] },
  'rollover-over-cap': { credit: 19, upload: 5, loans: [70] },
  'restructure-offered': { credit: 19, upload: 5, loans: [75] },
  'restructure-reviewing': { credit: 19, upload: 5, loans: [75] },
  restructured: { credit: 19, upload: 5, loans: [70, 80] },
  'ticket-open': { credit: 19, upload: 5, loans: [70] },
  'ticket-resolved': { credit: 19, upload: 5, loans: [70] },
  unread: { credit: 19, upload: 5, loans: [70] },
  'many-messages': { credit: 19, upload: 5, loans: [70] },
  'two-loans': { credit: 19, upload: 5, loans: [20, 70] },
  deletable: { credit: 19, upload: 5, loans: [80] },
  'deletion-blocked': { credit: 16, upload: 5, loans: [40, 70, 80] },
  'coupons-up-to-interest': { credit: 17, upload: 5, loans: [] },
  'four-payments': { credit: 19, upload: 5, loans: [70] },
  'paid-to-maya': { credit: 19, upload: 5, loans: [70] },
  'paid-to-grabpay': { credit: 19, upload: 5, loans: [70] },
  'leap-day': { credit: 19, upload: 5, loans: [70] },
  ...Object.fromEntries(
    discounts.map((percent) => [`reoffer-${percent}`, { credit: 17, upload: 5, loans: [] }]),
  ),
};

/** Null if an amount can be borrowed. `:loan` is the borrower's newest loan. */
const closed: [scenario: string, why: { [fact: string]: unknown; reason: string } | null][] = [
  ['approved', null],
  ['credit-19', null],
  ['loan-60', null],
  ['loan-70', null],
  ['loan-75', { reason: 'overdue', loanOrderId: ':loan', amount: 2_823 }],
  ['loan-15', { reason: 'underWay', loanOrderId: ':loan', status: 15 }],
  ['loan-20', { reason: 'underWay', loanOrderId: ':loan', status: 20 }],
  ['loan-40', { reason: 'underWay', loanOrderId: ':loan', status: 40 }],
  ['loan-65', { reason: 'underWay', loanOrderId: ':loan', status: 65 }],
  ['two-loans', { reason: 'underWay', loanOrderId: ':loan', status: 20 }],
  ['loan-30', { reason: 'rejected', loanOrderId: ':loan', applyAgainOn: ':in 14 days' }],
  ['credit-expired', { reason: 'expired' }],
  ['upload-incomplete', { reason: 'filesLapsed' }],
  ['limit-used-up', { reason: 'usedUp', loanOrderId: ':loan' }],
];

/** Replaces the value of `repairUntil` by whole days from now. */
const inDays = (key: string, value: unknown): unknown =>
  key === 'repairUntil' && typeof value === 'number'
    ? Math.round((value - sandbox.now()) / 86_400_000)
    : value;

describe('the scenarios', () => {
  it('have the names of the table, in its order', async () => {
    const { answer } = await control.ask('GET', 'scenarios');
    const scenarios = v.parse(
      v.array(v.object({ name: v.string(), description: v.string() })),
      answer,
    );
    expect(scenarios.map(({ name }) => name)).toEqual(Object.keys(landings));
  });

  it.each(Object.entries(landings))(
    'S4.1, S4.3: give a borrower the expected state, which stays: %s',
    async (name, to) => {
      const borrower = await control.borrower(name);
      sandbox.pass(10 * 60_000);
      const home = await wire.call('getHomepageData', {}, borrower);
      expect(home.credit?.status ?? null).toBe(to.credit);
      expect(home.loans.map(({ status }) => status)).toEqual(to.loans);
      expect(home.credit?.creditOrderId ?? null).toBe(borrower.creditOrderId);
      expect(home.loans.map(({ loanOrderId }) => loanOrderId)).toEqual(
        borrower.loanOrderIds.slice(0, to.loans.length),
      );
      expect(borrower.loanOrderIds).toHaveLength(
        name === 'many-records' ? 10_000 : to.loans.length,
      );
      expect(home.credit?.expired ?? false).toBe(name === 'credit-expired');
      expect(home.credit?.fileUpload.state).toBe(to.upload);
    },
  );

  it.each(closed)('return why nothing can be borrowed, or null: %s', async (name, why) => {
    const { token, creditOrderId, loanOrderIds } = await control.borrower(name);
    const { quota } = await wire.call('getHomepageData', {}, { token });
    expect(await wire.call('queryBorrowQuota', { creditOrderId }, { token })).toEqual(quota);
    const reason = JSON.stringify(quota?.closed, inDays)
      .replace(loanOrderIds[0] ?? 'no loan', ':loan')
      .replace(addDays(manilaDay(sandbox.now()), 14), ':in 14 days');
    expect(JSON.parse(reason)).toEqual(why);
  });

  it('cover every reason why nothing can be borrowed', () => {
    const all = ClosedBorrowing.options.map(({ entries }) => entries.reason.literal);
    expect(new Set(closed.flatMap(([, why]) => why?.reason ?? []))).toEqual(new Set(all));
  });

  it('create a new borrower each time', async () => {
    const [one, other] = [await control.borrower('approved'), await control.borrower('approved')];
    expect(one.mobile).not.toBe(other.mobile);
    expect(one.userId).not.toBe(other.userId);
  });

  it('move a held order only when its clock is advanced', async () => {
    const borrower = await control.borrower('loan-20');
    const statusNow = async () => (await control.ledger(borrower)).orders[0]?.status;
    sandbox.pass(3_600_000);
    expect(await statusNow()).toBe(20);
    await control.advance(borrower, '19s');
    expect(await statusNow()).toBe(20);
    await control.advance(borrower, '1s');
    expect(await statusNow()).toBe(40);
    await control.advance(borrower, '30s');
    expect(await statusNow()).toBe(70);
    await control.advance(borrower, '29d');
    expect(await statusNow()).toBe(70);
    await control.advance(borrower, '2d');
    expect(await statusNow()).toBe(75);
  });
});
