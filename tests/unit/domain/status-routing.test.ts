import { describe, expect, it } from 'vitest';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { PageId } from '#domain/pages.ts';
import { handoverOfRepayment, routeOfCredit, routeOfLoan } from '#domain/loans/status-routing.ts';

describe('routeOfCredit', () => {
  it.each([
    [10, null],
    [11, null],
    [12, null],
    [13, null],
    [14, null],
    [15, null],
    [16, 'reviewDetails'],
    [17, null],
    [18, 'rejectDetails'],
    [19, null],
  ] as const)('S4.2: returns the page of status %d, %j, and home if forced', (status, route) => {
    expect(routeOfCredit(status, { forceHome: false })).toEqual(
      route && { page: route, query: {} },
    );
    expect(routeOfCredit(status, { forceHome: true })).toEqual({ page: 'home', query: {} });
  });

  it('returns null without a credit order, and home if forced', () => {
    expect(routeOfCredit(undefined, { forceHome: false })).toBeNull();
    expect(routeOfCredit(undefined, { forceHome: true })).toEqual({ page: 'home', query: {} });
  });
});

describe('routeOfLoan', () => {
  const rows = [
    [15, null, null, null],
    [20, 'review', 'reviewDetails', null],
    [30, null, 'rejectDetails', null],
    [40, 'lending', 'lendingDetails', null],
    [60, null, null, null],
    [65, null, null, null],
    [70, 'repay', 'repayDetail', 'f'],
    [75, 'repay', 'repayDetail', 't'],
    [80, null, 'repayDetail', 'f'],
  ] as const;

  it.each(rows)(
    'S4.5, S4.6, S4.7, S4.8, S4.9: opens status %d at %j from a list and at %j from details, late: %s',
    (status, list, details, isOverdue) => {
      const order = { loanOrderId: 'loan-1', status };
      const query = isOverdue ? { loanOrderId: 'loan-1', isOverdue } : { loanOrderId: 'loan-1' };
      expect(routeOfLoan(order, 'list')).toEqual(list && { page: list, query });
      expect(routeOfLoan(order, 'details')).toEqual(details && { page: details, query });
    },
  );

  it('covers every status', () => {
    expect(rows.map(([status]) => status)).toEqual(Object.values(loanStatus));
  });
});

describe('handoverOfRepayment', () => {
  it.each<[name: keyof typeof loanStatus, page: PageId | null]>([
    ['beforeReview', 'home'],
    ['reviewing', 'review'],
    ['rejected', 'reject'],
    ['lending', 'lending'],
    ['cancelled', 'home'],
    ['disbursementFailed', 'lending'],
    ['repaying', null],
    ['overdue', null],
    ['settled', null],
  ])('returns the page to open instead for a loan that is %s, or null: %s', (name, page) => {
    const query = page === 'home' ? {} : { loanOrderId: 'loan-1' };
    const loan = { loanOrderId: 'loan-1', status: loanStatus[name] };
    expect(handoverOfRepayment(loan)).toEqual(page && { page, query });
  });
});
