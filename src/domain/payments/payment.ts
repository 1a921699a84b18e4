import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Centavos, Id, Instant, Pesos } from '../primitives.ts';

/**
 * The parts of a payment in pesos. `credit` is the amount above the debt. `keptCentavos` is a
 * remainder that is kept for later, negative if kept centavos were used.
 */
export const PaymentDivision = v.object({
  overdueFee: Pesos,
  interest: Pesos,
  principal: Pesos,
  serviceFee: Pesos,
  rolloverFee: v.optional(Pesos),
  restructureFee: v.optional(Pesos),
  credit: Pesos,
  keptCentavos: v.pipe(v.number(), v.safeInteger(), v.minValue(-99), v.maxValue(99)),
});
export type PaymentDivision = v.InferOutput<typeof PaymentDivision>;

export const Payment = v.object({
  reference: v.string(),
  amount: Pesos,
  /** Value date: the instant from which the payment counts. */
  paidAt: Instant,
  /** The account that paid; null for a payment at a channel or from credit. */
  account: v.nullable(PayoutAccount),
  creditOf: v.optional(Id),
  creditOfNumber: v.optional(v.string()),
  confirmed: v.optional(Id),
  /** Suffix of the request that made the payment; absent for a payment without a request. */
  attempt: v.optional(v.string()),
  forServiceFee: v.optional(v.literal(true)),
  paidIn: v.optional(
    v.nullable(v.object({ channelId: Id, name: v.string(), accountNumber: v.string() })),
  ),
  postedAt: v.optional(Instant),
  receivedCentavos: v.optional(Centavos),
  division: v.optional(PaymentDivision),
});
export type Payment = v.InferOutput<typeof Payment>;

export type OwnPayment = Payment & { account: PayoutAccount };

/** An overdue fee that was charged while money was on its way, and reversed by its posting. */
export const OverdueFeeReversal = v.object({
  reference: v.string(),
  amount: Pesos,
  valueDate: IsoDate,
  at: Instant,
});
export type OverdueFeeReversal = v.InferOutput<typeof OverdueFeeReversal>;
