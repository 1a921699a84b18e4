import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { LoanStatus } from '../loans/loan-order.ts';
import { MoneyOnItsWay } from './money-on-its-way.ts';
import { Settlement } from './repayment-plan.ts';
import { Centavos, Id, Instant, Pesos } from '../primitives.ts';
import { OverdueFeeReversal, Payment } from './payment.ts';

/** Milliseconds; never negative. */
const Duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Why a channel accepts no payment of an amount now; `until`: end of its maintenance. */
export const ChannelUnavailable = v.variant('reason', [
  v.object({ reason: v.literal('belowMin') }),
  v.object({ reason: v.literal('aboveMax') }),
  v.object({ reason: v.literal('closed'), until: Instant }),
]);
export type ChannelUnavailable = v.InferOutput<typeof ChannelUnavailable>;

/** A place outside the app where a loan can be paid. */
export const OfflineChannel = v.object({
  channelId: Id,
  name: v.string(),
  /** The lender's name exactly as the counter or the list of billers shows it. */
  biller: v.string(),
  /** A counter, a list of billers in an app, or a QR code. */
  kind: v.picklist(['counter', 'bills', 'qr']),
  minAmount: Pesos,
  maxAmount: Pesos,
  /** The channel's fee, charged in addition to the payment on the loan. */
  fee: Pesos,
  /** Whether the channel accepts no centavos. */
  wholePesosOnly: v.boolean(),
  /** Whether the channel accepts only the exact amount of the number. */
  exactAmountOnly: v.boolean(),
  /** Usual time from the payment to its posting. */
  postingTime: Duration,
  /** Null if the channel accepts the amount now. */
  unavailable: v.nullable(ChannelUnavailable),
});
export type OfflineChannel = v.InferOutput<typeof OfflineChannel>;

/**
 * The state of a number. `alive`: usable. `expired`: past its expiry. `replaced`: given up before
 * its expiry. `used`: a payment with it was posted. The lender posts a payment with a number in any
 * of these states.
 */
export const VirtualAccountState = v.picklist(['alive', 'expired', 'replaced', 'used']);
export type VirtualAccountState = v.InferOutput<typeof VirtualAccountState>;

/** A biller account number for paying one loan at one channel. */
export const VirtualAccount = v.object({
  accountNumber: v.pipe(v.string(), v.regex(/^\d{6,32}$/, 'not an account number')),
  channelId: Id,
  /**
   * Pesos to pay with the number. The debt that they pay does not change before the number expires.
   */
  amount: Pesos,
  /**
   * The last due date of the instalments that the amount pays in full if it is paid before the
   * number expires; absent if it pays none in full (the project's own addition).
   */
  paysTo: v.optional(IsoDate),
  issuedAt: Instant,
  expiresAt: Instant,
  state: VirtualAccountState,
});
export type VirtualAccount = v.InferOutput<typeof VirtualAccount>;

/**
 * The checkstand of one loan (S2): its channels, the current number, all earlier numbers, and the
 * received payments. A settled loan has no channels and no number.
 */
export const Checkstand = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  /** All unpaid pesos, including overdue fees; 0 for a settled loan. */
  totalDue: Pesos,
  /** The settlement of today, after money on its way (the project's own addition). */
  settlement: v.optional(Settlement),
  /** The amount for which channels are checked and new numbers are issued. */
  amount: Pesos,
  channels: v.array(OfflineChannel),
  /**
   * The usable number at the chosen channel; null without a choice, for a settled loan, and if the
   * channel is unavailable.
   */
  number: v.nullable(VirtualAccount),
  /** All issued numbers of the loan, newest first. */
  numbers: v.array(VirtualAccount),
  /**
   * The order that a restructure created from the balance; money with these numbers now counts
   * there.
   */
  newLoanOrderId: v.optional(Id),
  /**
   * The posted payments at channels on this loan, and with its numbers on the loans that replaced
   * it.
   */
  postings: v.array(Payment),
  /** Money that was paid for the loan at channels and is not posted yet; absent without any. */
  onItsWay: v.optional(v.array(MoneyOnItsWay)),
  /** Overdue fees that were reversed because money counts from its value date. */
  reversals: v.array(OverdueFeeReversal),
  creditCentavos: Centavos,
  /**
   * The rollover or restructure that needs `missing` more pesos before `until`; `undefined` without
   * one.
   */
  operation: v.optional(
    v.object({ kind: v.picklist(['rollover', 'restructure']), missing: Pesos, until: Instant }),
  ),
});
export type Checkstand = v.InferOutput<typeof Checkstand>;

/**
 * The checkstand request. Without a `channelId` it only reads. With one, the reply has a usable
 * number if the channel is available; the same request returns the same number.
 */
export const CheckstandRequest = v.object({
  loanOrderId: Id,
  channelId: v.nullable(Id),
  /**
   * Pesos to pay; null leaves the amount to the lender. A number for another amount is replaced.
   */
  amount: v.nullable(v.pipe(Pesos, v.minValue(1))),
  /** The number to replace; a repeated request returns the same new number. */
  renew: v.nullable(v.string()),
});
export type CheckstandRequest = v.InferOutput<typeof CheckstandRequest>;

/**
 * Channels in display order: those that accept the amount first, then by fee, then by posting time.
 */
export const cheapestFirst = (channels: readonly OfflineChannel[]): OfflineChannel[] =>
  channels.toSorted(
    (one, other) =>
      Number(one.unavailable !== null) - Number(other.unavailable !== null) ||
      one.fee - other.fee ||
      one.postingTime - other.postingTime,
  );
