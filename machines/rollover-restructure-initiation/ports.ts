import type { Port } from '#machines/shared/ports.ts';

/**
 * Both calls return an operation that is already started, so they can be repeated after a lost
 * reply.
 */
export type RolloverRestructureInitiationPorts = {
  repayDeferralInitiate: Port<{ loanOrderId: string }, { deferralOrderId: string }>;
  repayRestructureInitiate: Port<{ loanOrderId: string }, { restructureOrderId: string }>;
};
