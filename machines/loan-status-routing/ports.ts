import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { Port } from '#machines/shared/ports.ts';

export type LoanStatusRoutingPorts = {
  queryLoanOrderStatus: Port<{ loanOrderId: string }, LoanOrder>;
};
