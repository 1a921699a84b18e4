import * as v from 'valibot';
import { Id, Instant, Pesos } from './primitives.ts';

/** A biller account number for paying one loan at a counter; good until it expires. */
export const VirtualAccount = v.object({
  loanOrderId: Id,
  biller: v.string(),
  accountNumber: v.pipe(v.string(), v.regex(/^\d{6,32}$/, 'not an account number')),
  amount: Pesos,
  expiresAt: Instant,
});
export type VirtualAccount = v.InferOutput<typeof VirtualAccount>;
