import * as v from 'valibot';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Centavos, centavosOfPeso, Instant } from '../primitives.ts';

/**
 * How a refund stands: `held` waits until customer service has looked at the payout account, `failed`
 * was not accepted by the account, and its money can be refunded again.
 */
const refundStates = ['sending', 'held', 'sent', 'failed'] as const;

/** A refund to the payout account; `at` is when it reached its state. */
export const Refund = v.object({
  state: v.picklist(refundStates),
  centavos: Centavos,
  account: PayoutAccount,
  at: Instant,
});
export type Refund = v.InferOutput<typeof Refund>;

/** What a borrower paid too much on all their loans, and where it is (the project's own addition). */
export const Overpayment = v.object({
  /** What can be refunded now, to which account. */
  centavos: Centavos,
  account: PayoutAccount,
  /** The newest refund, as long as the borrower has to know of it. */
  refund: v.nullable(Refund),
});
export type Overpayment = v.InferOutput<typeof Overpayment>;

/** Whether there is enough to be refunded: less than a peso waits for more. */
export const isRefundable = ({ centavos }: Pick<Overpayment, 'centavos'>): boolean =>
  centavos >= centavosOfPeso;
