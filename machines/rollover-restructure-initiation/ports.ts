import type { Port } from '#machines/shared/ports.ts';

/**
 * The ports for starting an operation. Both calls return the started operation if there is one, so
 * they can be repeated after a lost reply without starting a second one.
 */
export type RolloverRestructureInitiationPorts = {
  repayDeferralInitiate: Port<{ loanOrderId: string }, { deferralOrderId: string }>;
  repayRestructureInitiate: Port<{ loanOrderId: string }, { restructureOrderId: string }>;
};
