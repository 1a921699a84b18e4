import { describe, expect, it } from 'vitest';
import { type StoredInstalment, lateSince, nextDue, overdueFrom } from '#sandbox/rules/overdue.ts';

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

describe('an instalment', () => {
  it('is due next while it is the first unsettled one', () => {
    expect(nextDue([part(1, due), part(2, null), part(3, null)])?.period).toBe(2);
    expect(nextDue([part(1, due)])).toBeUndefined();
  });

  it('becomes overdue at midnight in Manila', () => {
    expect(new Date(overdueFrom(due)).toISOString()).toBe('2026-12-21T16:00:00.000Z');
  });
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
