import { describe, expect, it } from 'vitest';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { serviceFeeRequestOf } from '#domain/loans/service-fee.ts';

const { repaying, overdue } = loanStatus;

describe('a request for the service fee (O12)', () => {
  it.each(Object.values(loanStatus))(
    'exists for a loan in %i only if the loan is to be repaid',
    (status) => {
      const request = serviceFeeRequestOf({ loanOrderId: 'loan-1', status, unpaidServiceFee: 187 });
      const isPayable = status === repaying || status === overdue;
      expect(request).toEqual(isPayable ? { loanOrderId: 'loan-1', amount: 187 } : null);
    },
  );

  it('does not exist if no fee is unpaid', () => {
    const loan = { loanOrderId: 'loan-1', status: repaying, unpaidServiceFee: 0 };
    expect(serviceFeeRequestOf(loan)).toBeNull();
    expect(serviceFeeRequestOf({ ...loan, unpaidServiceFee: 1 })?.amount).toBe(1);
  });
});
