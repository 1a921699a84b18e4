import type { LoanPrice } from '../loans/quota.ts';

type Rolled = {
  fee: number;
  principal: number;
  schedule: LoanPrice['schedule'];
};

type Restructured = {
  fee: number;
  balance: { total: number };
  schedule: readonly (LoanPrice['schedule'][number] & { carriedOverdueFee: number })[];
};

function priceOf(amount: number, fee: number, schedule: LoanPrice['schedule']): LoanPrice {
  return {
    calculation: {
      loanAmount: amount,
      lendingAmount: amount - fee,
      interest: schedule.reduce((sum, { interest }) => sum + interest, 0),
      processingFee: fee,
      repayPlans: schedule.map(({ period, dueDate }) => ({ period, dueDate })),
    },
    couponDiscount: 0,
    schedule,
  };
}

/**
 * By law a separate loan: the deferred principal is borrowed again, less the fee. Counted from the
 * order's `from`.
 */
export function priceOfRollover({ principal, fee, schedule }: Rolled): LoanPrice {
  return priceOf(principal, fee, schedule);
}

/**
 * By law a separate loan: the balance is borrowed again, less the fee. Counted from the order's
 * `from`.
 */
export function priceOfRestructure({ balance, fee, schedule }: Restructured): LoanPrice {
  const parts = schedule.map(({ carriedOverdueFee, principal, ...part }) => ({
    ...part,
    principal: principal + carriedOverdueFee,
  }));
  return priceOf(balance.total, fee, parts);
}
