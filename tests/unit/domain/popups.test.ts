import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { day } from '#domain/constants.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { canBorrowNow, loanToRate, mayAskToRate, popupsBarred } from '#domain/credit/popups.ts';
import { LoanWindows } from '#domain/operations/operation-config.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder, now, quota } from '#machines/samples/loans.ts';
import { paidBack, standing, windows } from '#machines/samples/popups.ts';

const { homepage } = standing();

describe('popups of home', () => {
  it.each([
    loanStatus.beforeReview,
    loanStatus.reviewing,
    loanStatus.lending,
    loanStatus.disbursementFailed,
    loanStatus.overdue,
  ])('F2: do not appear over a loan with status %i', (status) => {
    expect(popupsBarred({ ...homepage, loans: [loanOrder({ status })] })).toBe(true);
  });

  it('F2, G1: do not appear over a rejection, but can appear over a loan that is repaid in time', () => {
    const rejected = { ...homepage, credit: creditOrder({ status: creditStatus.rejected }) };
    expect(popupsBarred(rejected)).toBe(true);
    const closed = {
      reason: 'rejected',
      loanOrderId: 'loan-1',
      applyAgainOn: '2024-01-01',
    } as const;
    expect(popupsBarred({ ...homepage, quota: quota({ closed }) })).toBe(true);
    const repaid = { ...homepage, loans: [loanOrder({ status: loanStatus.repaying })] };
    expect(popupsBarred(repaid)).toBe(false);
  });

  it('C4: about better terms and coupons need a limit to borrow on', () => {
    expect(canBorrowNow(homepage)).toBe(true);
    const closed = { reason: 'usedUp', loanOrderId: null } as const;
    expect(canBorrowNow({ ...homepage, quota: quota({ closed }) })).toBe(false);
    expect(canBorrowNow({ credit: null, quota: null })).toBe(false);
  });

  it('G1: ask to rate the last loan, from the second on, if it was paid on time', () => {
    const first = paidBack({ appliedAt: now - 1 });
    const second = paidBack({ loanOrderId: 'loan-2' });
    expect(loanToRate([second, first])?.loanOrderId).toBe('loan-2');
    expect(loanToRate([first])).toBeNull();
    expect(loanToRate([paidBack({ loanOrderId: 'loan-2' }, true), first])).toBeNull();
    expect(loanToRate([paidBack({ newLoanOrderId: 'loan-3' }), first])).toBeNull();
    const running = loanOrder({
      loanOrderId: 'loan-3',
      status: loanStatus.repaying,
      appliedAt: now + 1,
    });
    expect(loanToRate([running, second, first])).toBeNull();
  });

  it('G1: do not ask to rate a loan with one late instalment', () => {
    const [onTime, late] = [paidBack(), paidBack({}, true)].map(
      ({ repaymentPlan }) => repaymentPlan.installments[0],
    );
    if (!onTime || !late) throw new Error('the sample has no instalment');
    const charged = { ...onTime, overdueFee: 1 };
    const rated = (...installments: (typeof late)[]) => {
      const repaymentPlan = { ...paidBack().repaymentPlan, installments };
      const last = paidBack({ loanOrderId: 'loan-2', repaymentPlan });
      return loanToRate([last, paidBack({ appliedAt: now - 1 })])?.loanOrderId;
    };
    expect(rated(onTime, onTime)).toBe('loan-2');
    for (const bad of [late, charged, { ...onTime, repayDate: null }])
      expect([rated(onTime, bad), rated(bad, onTime)]).toEqual([undefined, undefined]);
  });

  it('G1: ask to rate a loan once, and not within 30 days after a “no” to another loan', () => {
    const loan = { loanOrderId: 'loan-2' };
    const record = { popupTime: now, rejectState: true, loanOrderId: 'loan-1' };
    expect(mayAskToRate(loan, null, now)).toBe(true);
    expect(mayAskToRate(loan, record, now + 30 * day)).toBe(true);
    expect(mayAskToRate(loan, record, now + 30 * day - 1)).toBe(false);
    expect(mayAskToRate(loan, record, now - day)).toBe(false);
    expect(mayAskToRate(loan, { ...record, rejectState: false }, now)).toBe(true);
    expect(mayAskToRate(loan, { ...record, loanOrderId: 'loan-2' }, now + 99 * day)).toBe(false);
  });
});

it('G1: the pause after a “no” to better terms is seven days if the lender configures none', () => {
  const none = { ...windows(), reofferQuietDays: undefined };
  expect(v.parse(LoanWindows, none).reofferQuietDays).toBe(7);
});
