import * as v from 'valibot';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Centavos, centavosOfPeso, Instant } from '../primitives.ts';

/**
 * `held`: customer service checks the payout account first. `failed`: the account rejected the
 * money, which can be refunded again.
 */
const refundStates = ['sending', 'held', 'sent', 'failed'] as const;

export const Refund = v.object({
  state: v.picklist(refundStates),
  centavos: Centavos,
  account: PayoutAccount,
  at: Instant,
});
export type Refund = v.InferOutput<typeof Refund>;

/** Refundable money (the project's own addition). */
export const Overpayment = v.object({
  centavos: Centavos,
  account: PayoutAccount,
  refund: v.nullable(Refund),
});
export type Overpayment = v.InferOutput<typeof Overpayment>;

export const isRefundable = ({ centavos }: Pick<Overpayment, 'centavos'>): boolean =>
  centavos >= centavosOfPeso;
