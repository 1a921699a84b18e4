import { serviceFeePaid } from '#domain/payments/repayment-plan.ts';
import type { Standing } from '../../rules/operation-pricing.ts';
import { booksNow, type Loan } from '../loans/loans.ts';

export function standingOf(loan: Loan, now: number): Standing {
  const { instalments, settlement } = booksNow(loan, now);
  const serviceFee = instalments.reduce(
    (sum, part) => sum + (part.serviceFee ?? 0) - serviceFeePaid(part),
    0,
  );
  return { settlement: settlement.amount, serviceFee };
}
