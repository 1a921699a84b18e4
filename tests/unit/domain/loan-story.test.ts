import { expect, it } from 'vitest';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { isPaidInFull } from '#domain/loans/loan-story.ts';

it.each(Object.values(loanStatus))(
  'a loan with status %i is paid in full only if it is settled and no other order replaced it',
  (status) => {
    const newLoan = { loanOrderId: 'loan-2', loanNumber: '2024-0002' };
    expect(isPaidInFull(status, { newLoan: null })).toBe(status === loanStatus.settled);
    expect(isPaidInFull(status, { newLoan })).toBe(false);
  },
);
