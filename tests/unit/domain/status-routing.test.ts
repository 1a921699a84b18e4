import { describe, expect, it } from 'vitest';
import { creditStatus } from '#domain/credit-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { routeNames, routeOfCredit, routeOfLoan } from '#domain/status-routing.ts';

describe('routeOfCredit', () => {
  it.each([
    [10, null],
    [11, null],
    [12, null],
    [13, null],
    [14, null],
    [15, null],
    [16, { name: 'reviewDetails' }],
    [17, null],
    [18, { name: 'rejectDetails' }],
    [19, null],
  ] as const)('status %d opens %j, and home when forced', (status, route) => {
    expect(routeOfCredit(status, { forceHome: false })).toEqual(route);
    expect(routeOfCredit(status, { forceHome: true })).toEqual({ name: 'home' });
  });
});

describe('routeOfLoan', () => {
  const rows = [
    [15, null, null],
    [20, { name: 'review' }, { name: 'reviewDetails' }],
    [30, null, { name: 'rejectDetails' }],
    [40, { name: 'lending' }, { name: 'lendingDetails' }],
    [60, null, null],
    [65, null, null],
    [70, { name: 'repay', isOverdue: false }, { name: 'repayDetail', isOverdue: false }],
    [75, { name: 'repay', isOverdue: true }, { name: 'repayDetail', isOverdue: true }],
    [80, null, null],
  ] as const;

  it.each(rows)('status %d opens %j from a list and %j from details', (status, list, details) => {
    expect(routeOfLoan({ status, context: 'list' })).toEqual(list);
    expect(routeOfLoan({ status, context: 'details' })).toEqual(details);
  });

  it('was asked about every status', () => {
    expect(rows.map(([status]) => status)).toEqual(Object.values(loanStatus));
    expect(Object.values(creditStatus)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });
});

it('knows the eleven route names of the specification', () => {
  expect(new Set(routeNames).size).toBe(11);
});
