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

/** A rollover is by law a separate loan: the deferred principal is borrowed again, less the fee. */
export function priceOfRollover({ principal, fee, schedule }: Rolled): LoanPrice {
  return priceOf(principal, fee, schedule);
}

/** A restructure is by law a separate loan: the balance is borrowed again, less the fee. */
export function priceOfRestructure({ balance, fee, schedule }: Restructured): LoanPrice {
  const parts = schedule.map(({ carriedOverdueFee, principal, ...part }) => ({
    ...part,
    principal: principal + carriedOverdueFee,
  }));
  return priceOf(balance.total, fee, parts);
}
