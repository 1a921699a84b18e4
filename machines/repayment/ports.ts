import type { PendingRepayment, RepaymentDetail } from '#domain/repayment.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** What repaying asks of the world. */
export type RepaymentPorts = MoneyActionPorts &
  RolloverRestructureInitiationPorts & {
    /** What is due on a loan now; `null` once nothing is. */
    queryPendingRepayPlan: Port<{ loanOrderId: string }, Timed<PendingRepayment> | null>;
    queryRepayOrderDetail: Port<{ loanOrderId: string }, Timed<RepaymentDetail>>;
  };
