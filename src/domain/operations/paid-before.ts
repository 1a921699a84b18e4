import { type Operation, type PaidElsewhere, unpostedDuring } from './paid-elsewhere.ts';

/** Unposted payments from before the operation: their posting ends its price. */
export const paidBefore = (operation: Operation): PaidElsewhere[] =>
  unpostedDuring(operation).filter(({ at }) => at < operation.initiatedAt);
