import type { Port } from '#machines/shared/ports.ts';

/**
 * What starting an operation asks of the world. Both calls find the operation that is begun where
 * one is: after a lost reply they can be asked again, and nothing is begun twice.
 */
export type RolloverRestructureInitiationPorts = {
  repayDeferralInitiate: Port<{ loanOrderId: string }, { deferralOrderId: string }>;
  repayRestructureInitiate: Port<{ loanOrderId: string }, { restructureOrderId: string }>;
};
