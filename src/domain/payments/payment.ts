import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Centavos, Id, Instant, Pesos } from '../primitives.ts';

/**
 * How a payment was divided: pesos of the loan and of the fee of a rollover or a restructure, `credit` what was more than it owed, and
 * `keptCentavos` what made no whole peso and is kept until it does (below 0: kept ones were used).
 * All of it comes to what was received.
 */
export const PaymentDivision = v.object({
  overdueFee: Pesos,
  interest: Pesos,
  principal: Pesos,
  serviceFee: Pesos,
  /** Both left out where there was none. */
  rolloverFee: v.optional(Pesos),
  restructureFee: v.optional(Pesos),
  credit: Pesos,
  keptCentavos: v.pipe(v.number(), v.safeInteger(), v.minValue(-99), v.maxValue(99)),
});
export type PaymentDivision = v.InferOutput<typeof PaymentDivision>;

/**
 * A payment that was taken, as the lender's books have it. What is optional is not said by every
 * lender.
 */
export const Payment = v.object({
  /** By which the lender finds it again. */
  reference: v.string(),
  /** Whole pesos. */
  amount: Pesos,
  /** The instant from which the payment counts. */
  paidAt: Instant,
  /** The own account that it was drawn from; null where it was paid in at a channel, or from credit. */
  account: v.nullable(PayoutAccount),
  /** The loan whose credit it was, and its number; left out where it was none. */
  creditOf: v.optional(Id),
  creditOfNumber: v.optional(v.string()),
  /** The rollover or restructure that it was drawn to confirm; left out where it was for none. */
  confirmed: v.optional(Id),
  /** Whether it was drawn by the request that pays the processing fee alone; left out where it was not. */
  forServiceFee: v.optional(v.literal(true)),
  /** Where it was paid in, and by which number; null where it was drawn from the own account. */
  paidIn: v.optional(
    v.nullable(v.object({ channelId: Id, name: v.string(), accountNumber: v.string() })),
  ),
  /** When it came into the lender's books. */
  postedAt: v.optional(Instant),
  /** What was received, to the centavo. */
  receivedCentavos: v.optional(Centavos),
  division: v.optional(PaymentDivision),
});
export type Payment = v.InferOutput<typeof Payment>;

/** A payment that was drawn from the borrower's own account. */
export type OwnPayment = Payment & { account: PayoutAccount };

/** An overdue fee that was charged while money was on its way, and taken back as it was posted. */
export const OverdueFeeReversal = v.object({
  /** Of the payment. */
  reference: v.string(),
  amount: Pesos,
  /** The day that the payment counts from. */
  valueDate: IsoDate,
  at: Instant,
});
export type OverdueFeeReversal = v.InferOutput<typeof OverdueFeeReversal>;
