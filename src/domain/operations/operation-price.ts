import type { LoanPrice } from '../loans/quota.ts';

/** The parts of a rollover that its price is computed from. */
type Rolled = {
  fee: number;
  principal: number;
  schedule: LoanPrice['schedule'];
};

/** The parts of a restructure that its price is computed from. */
type Restructured = {
  fee: number;
  balance: { total: number };
  schedule: readonly (LoanPrice['schedule'][number] & { carriedOverdueFee: number })[];
};

/** Terms under which an amount goes on being owed, for a fee that is paid at once. */
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
 * A rollover as a loan of its own, which is how the law looks at it: the principal is borrowed again
 * for as long as it is put off, less the fee. For {@link disclose}, counted from the order's `from`.
 */
export function priceOfRollover({ principal, fee, schedule }: Rolled): LoanPrice {
  return priceOf(principal, fee, schedule);
}

/**
 * A restructure as a loan of its own: the balance is borrowed again, less the fee; what is carried
 * over of overdue fees is a part of it that bears no interest. For {@link disclose}, counted from
 * the order's `from`.
 */
export function priceOfRestructure({ balance, fee, schedule }: Restructured): LoanPrice {
  const parts = schedule.map(({ carriedOverdueFee, principal, ...part }) => ({
    ...part,
    principal: principal + carriedOverdueFee,
  }));
  return priceOf(balance.total, fee, parts);
}
