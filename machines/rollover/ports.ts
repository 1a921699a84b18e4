import type { CapHistory } from '#domain/loans/caps.ts';
import type { DeferralOrder } from '#domain/operations/operation.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** Without `caps`, the legal caps in this build apply. */
export type Deferral = Timed<DeferralOrder> & {
  caps?: CapHistory | undefined;
  noted?: readonly PaidNote[];
};

export type RolloverPorts = MoneyActionPorts &
  RolloverRestructureInitiationPorts & {
    repayDeferralDetail: Port<{ deferralOrderId: string }, Deferral>;
  };
