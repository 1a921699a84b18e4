import { describe, expect, it } from 'vitest';
import { instalmentStanding, standingOf } from '#domain/loan-standing.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import { instalment } from '#tests/model/samples/repayment.ts';

const { overdue, settled, outstanding } = instalmentStatus;

describe('standingOf', () => {
  const coming = { amount: 10, paid: false, late: true };
  const late = { status: loanStatus.overdue };

  it.each([
    ['the status of a loan to which no money comes', late, null, loanStatus.overdue],
    ['overdue while a part is on its way', late, coming, loanStatus.overdue],
    ['outstanding once money on its way catches up', late, { ...coming, late: false }, 70],
    ['paid while all that is due is on its way', late, { ...coming, paid: true }, 'paid'],
    [
      'restructuring while a restructure is made, with money on its way too',
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
    ['its status where nothing is under way', late, {}, overdue],
    ['on its way where the money settles it', paid, { posted: [late] }, 'onItsWay'],
    ['settled where it is posted', paid, { posted: [paid] }, settled],
    ['its status after the money where that is a part', late, { posted: [late] }, overdue],
    ['a rollover that is paid for', late, { paysFor: 'rollover' as const }, 'rollover'],
    ['a restructure that is being made', late, { restructuring: true }, 'restructuring'],
    ['settled, whatever is under way', paid, { restructuring: true }, settled],
    ['outstanding before its due date', instalment(1), {}, outstanding],
  ])('is %s', (_, shown, underWay, standing) => {
    expect(instalmentStanding(shown, underWay)).toBe(standing);
  });
});
