import * as v from 'valibot';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Centavos, centavosOfPeso, Instant } from '../primitives.ts';

/**
 * The state of a refund: `held` waits for customer service to check the payout account; `failed`
 * was rejected by the account, and its money can be refunded again.
 */
const refundStates = ['sending', 'held', 'sent', 'failed'] as const;

/** A refund to the payout account; `at` is the start time of its state. */
export const Refund = v.object({
  state: v.picklist(refundStates),
  centavos: Centavos,
  account: PayoutAccount,
  at: Instant,
});
export type Refund = v.InferOutput<typeof Refund>;

/** A borrower's refundable overpayments, and their refund (the project's own addition). */
export const Overpayment = v.object({
  /** The refundable amount, and the account that receives the refund. */
  centavos: Centavos,
  account: PayoutAccount,
  /** The newest refund, while the borrower should see it; null otherwise. */
  refund: v.nullable(Refund),
});
export type Overpayment = v.InferOutput<typeof Overpayment>;

/** Whether the amount is enough for a refund: at least one peso. */
export const isRefundable = ({ centavos }: Pick<Overpayment, 'centavos'>): boolean =>
  centavos >= centavosOfPeso;
