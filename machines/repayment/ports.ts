import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { NotedDetail, PendingRepayment } from '#domain/payments/repayment.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import type { Port, RefundOverpayment, Timed } from '#machines/shared/ports.ts';

export type Due = Timed<PendingRepayment> & { noted?: readonly PaidNote[] };

export type RepaymentPorts = MoneyActionPorts &
  RolloverRestructureInitiationPorts & {
    /** Null when nothing is due. */
    queryPendingRepayPlan: Port<{ userKey: string; loanOrderId: string }, Due | null>;
    refundOverpayment: RefundOverpayment;
    queryRepayOrderDetail: Port<{ userKey: string; loanOrderId: string }, NotedDetail>;
  };
