import { describe, expect, it } from 'vitest';
import { instalmentStanding, standingOf } from '#domain/loans/loan-standing.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { instalment } from '#machines/samples/repayment.ts';

const { overdue, settled, outstanding } = instalmentStatus;

describe('standingOf', () => {
  const coming = { amount: 10, paid: false, late: true };
  const late = { status: loanStatus.overdue };

  it.each([
    ['the status of a loan without money on its way', late, null, loanStatus.overdue],
    ['overdue while a partial payment is on its way', late, coming, loanStatus.overdue],
    [
      'outstanding if money on its way covers the overdue part',
      late,
      { ...coming, late: false },
      70,
    ],
    [
      'paid if the money on its way leaves no instalment unpaid',
      late,
      { ...coming, paid: true },
      'paid',
    ],
    [
      'restructuring while a restructure is in progress, with money on its way too',
      { ...late, restructuring: true as const },
      { ...coming, paid: true },
      'restructuring',
    ],
  ])('is %s', (_, loan, money, standing) => {
    expect(standingOf(loan, money)).toBe(standing);
  });
});

describe('instalmentStanding', () => {
  const late = instalment(1, { status: overdue });
  const paid = instalment(1, { status: settled });

  it.each([
    ['its status if nothing is in progress', late, {}, overdue],
    ['on its way if the money settles the instalment', paid, { posted: [late] }, 'onItsWay'],
    ['settled if the money is posted', paid, { posted: [paid] }, settled],
    ['its status after a partial payment', late, { posted: [late] }, overdue],
    ['a rollover with a payment on its way', late, { paysFor: 'rollover' as const }, 'rollover'],
    ['a restructure in progress', late, { restructuring: true }, 'restructuring'],
    ['settled, also during a restructure', paid, { restructuring: true }, settled],
    ['outstanding before its due date', instalment(1), {}, outstanding],
  ])('is %s', (_, shown, underWay, standing) => {
    expect(instalmentStanding(shown, underWay)).toBe(standing);
  });
});
