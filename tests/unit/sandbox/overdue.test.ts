import { describe, expect, it } from 'vitest';
import { type StoredInstalment, nextDue, overdueFrom } from '#sandbox/rules/overdue.ts';

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
  it('is due next while it is the first that is not settled', () => {
    expect(nextDue([part(1, due), part(2, null), part(3, null)])?.period).toBe(2);
    expect(nextDue([part(1, due)])).toBeUndefined();
  });

  it('becomes overdue at midnight in Manila', () => {
    expect(new Date(overdueFrom(due)).toISOString()).toBe('2026-12-21T16:00:00.000Z');
  });
});
