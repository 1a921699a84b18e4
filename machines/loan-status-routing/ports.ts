import type { LoanOrder } from '#domain/loan-order.ts';
import type { Port } from '#machines/shared/ports.ts';

/** What loan status routing asks of the world. */
export type LoanStatusRoutingPorts = {
  queryLoanOrderStatus: Port<{ loanOrderId: string }, LoanOrder>;
};
