import { describe, expect, it } from 'vitest';
import { type StoredInstalment, lateSince, overdueFrom } from '#sandbox/rules/overdue.ts';

const due = '2026-12-21';
const part = (period: number, repayDate: string | null): StoredInstalment => ({
  period,
  dueDate: due,
  principal: 5_000,
  interest: 300,
  overdueFee: 0,
  paidAmount: 0,
  repayDate,
});

describe('the delay of a loan', () => {
  const parts = (repayDate: string | null) => [
    { ...part(1, repayDate), dueDate: '2026-11-21' },
    part(2, null),
  ];

  it.each([
    ['begins with the first late instalment', null, '2026-11-21'],
    [
      'continues if an instalment is paid after the next one became overdue',
      '2026-12-22',
      '2026-11-21',
    ],
    ['begins again if an instalment becomes overdue after the one before it was paid', due, due],
  ])('%s', (_, repayDate, since) => {
    expect(lateSince(parts(repayDate))).toBe(overdueFrom(since));
  });
});
