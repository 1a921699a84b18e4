import { overdueFlag } from '#domain/loan-pages.ts';
import type { RepaymentContext } from './repayment.setup.ts';

/**
 * Whether the loan is late, as its pages' addresses say it (S2); as asked until the server says, and
 * undefined where nobody said. The address, the title and the heading go by it alike.
 */
export function overdueIn({ pending, detail, isOverdue }: RepaymentContext): string | undefined {
  const status = pending?.status ?? detail?.status;
  return status === undefined ? isOverdue : overdueFlag(status);
}
