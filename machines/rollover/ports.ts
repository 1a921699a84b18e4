import type { CapHistory } from '#domain/loans/caps.ts';
import type { DeferralOrder } from '#domain/operations/operation.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** A deferral order and the caps it is held against; where none are named, the law's as of this build. */
export type Deferral = Timed<DeferralOrder> & { caps?: CapHistory | undefined };

/** The ports of a rollover. */
export type RolloverPorts = MoneyActionPorts &
  RolloverRestructureInitiationPorts & {
    repayDeferralDetail: Port<{ deferralOrderId: string }, Deferral>;
  };
