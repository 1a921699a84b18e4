import type { PaidNote } from '#domain/offline-record.ts';
import type { NotedDetail, PendingRepayment } from '#domain/repayment.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/ports.ts';
import type { Port, RefundOverpayment, Timed } from '#machines/shared/ports.ts';

/** What is due, and beside it the payments that the borrower noted on this phone and nobody has posted (O6). */
export type Due = Timed<PendingRepayment> & { noted?: readonly PaidNote[] };

/** What repaying asks of the world. */
export type RepaymentPorts = MoneyActionPorts &
  RolloverRestructureInitiationPorts & {
    /** What is due on a loan now; `null` once nothing is. */
    queryPendingRepayPlan: Port<{ userKey: string; loanOrderId: string }, Due | null>;
    refundOverpayment: RefundOverpayment;
    queryRepayOrderDetail: Port<{ userKey: string; loanOrderId: string }, NotedDetail>;
  };
