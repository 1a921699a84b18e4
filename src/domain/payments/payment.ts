import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Centavos, Id, Instant, Pesos } from '../primitives.ts';

/**
 * The allocation of a payment: pesos of the loan and of the fee of a rollover or a restructure,
 * `credit` for the amount above the debt, and `keptCentavos` for the remainder below one peso,
 * which is kept for later (below 0: kept centavos were used). The parts add up to the received
 * amount.
 */
export const PaymentDivision = v.object({
  overdueFee: Pesos,
  interest: Pesos,
  principal: Pesos,
  serviceFee: Pesos,
  /** Both absent if 0. */
  rolloverFee: v.optional(Pesos),
  restructureFee: v.optional(Pesos),
  credit: Pesos,
  keptCentavos: v.pipe(v.number(), v.safeInteger(), v.minValue(-99), v.maxValue(99)),
});
export type PaymentDivision = v.InferOutput<typeof PaymentDivision>;

/** A payment in the lender's ledger. A lender may omit the optional fields. */
export const Payment = v.object({
  /** Identifies the payment at the lender. */
  reference: v.string(),
  amount: Pesos,
  /** Value date: the instant from which the payment counts. */
  paidAt: Instant,
  /** The borrower's own account that paid; null for a payment at a channel or from credit. */
  account: v.nullable(PayoutAccount),
  /** The loan that provided the credit; absent for other payments. */
  creditOf: v.optional(Id),
  /** The number of the loan that provided the credit; absent for other payments. */
  creditOfNumber: v.optional(v.string()),
  /** The rollover or restructure that the payment confirmed; absent for other payments. */
  confirmed: v.optional(Id),
  /** The borrower paid only the processing fee (`serviceFeePayment`); absent for other payments. */
  forServiceFee: v.optional(v.literal(true)),
  /**
   * The channel and the number of a payment at a channel; null for a payment from the borrower's
   * account or from credit.
   */
  paidIn: v.optional(
    v.nullable(v.object({ channelId: Id, name: v.string(), accountNumber: v.string() })),
  ),
  postedAt: v.optional(Instant),
  receivedCentavos: v.optional(Centavos),
  division: v.optional(PaymentDivision),
});
export type Payment = v.InferOutput<typeof Payment>;

/** A payment from the borrower's own account. */
export type OwnPayment = Payment & { account: PayoutAccount };

/** An overdue fee that was charged while money was on its way, and reversed by its posting. */
export const OverdueFeeReversal = v.object({
  reference: v.string(),
  amount: Pesos,
  valueDate: IsoDate,
  at: Instant,
});
export type OverdueFeeReversal = v.InferOutput<typeof OverdueFeeReversal>;
