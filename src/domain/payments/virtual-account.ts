import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { LoanStatus } from '../loans/loan-order.ts';
import { MoneyOnItsWay } from './money-on-its-way.ts';
import { Settlement } from './repayment-plan.ts';
import { Centavos, Id, Instant, Pesos } from '../primitives.ts';
import { OverdueFeeReversal, Payment } from './payment.ts';

/** Milliseconds. */
const Duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `until`: end of the channel's maintenance. */
export const ChannelUnavailable = v.variant('reason', [
  v.object({ reason: v.literal('belowMin') }),
  v.object({ reason: v.literal('aboveMax') }),
  v.object({ reason: v.literal('closed'), until: Instant }),
]);
export type ChannelUnavailable = v.InferOutput<typeof ChannelUnavailable>;

export const OfflineChannel = v.object({
  channelId: Id,
  name: v.string(),
  /** The lender's name exactly as the channel shows it. */
  biller: v.string(),
  kind: v.picklist(['counter', 'bills', 'qr']),
  minAmount: Pesos,
  maxAmount: Pesos,
  fee: Pesos,
  wholePesosOnly: v.boolean(),
  exactAmountOnly: v.boolean(),
  postingTime: Duration,
  unavailable: v.nullable(ChannelUnavailable),
});
export type OfflineChannel = v.InferOutput<typeof OfflineChannel>;

/**
 * `replaced`: given up before its expiry. `used`: a payment with it was posted. The lender posts a
 * payment with a number in any state.
 */
export const VirtualAccountState = v.picklist(['alive', 'expired', 'replaced', 'used']);
export type VirtualAccountState = v.InferOutput<typeof VirtualAccountState>;

export const VirtualAccount = v.object({
  accountNumber: v.pipe(v.string(), v.regex(/^\d{6,32}$/, 'not an account number')),
  channelId: Id,
  amount: Pesos,
  /** Last due date of the instalments that the amount pays in full (the project's own addition). */
  paysTo: v.optional(IsoDate),
  issuedAt: Instant,
  expiresAt: Instant,
  state: VirtualAccountState,
});
export type VirtualAccount = v.InferOutput<typeof VirtualAccount>;

/** The checkstand of one loan (S2). */
export const Checkstand = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  totalDue: Pesos,
  /**
   * The settlement of today, as it will be when the money on its way has posted (the project's own
   * addition).
   */
  settlement: v.optional(Settlement),
  amount: Pesos,
  channels: v.array(OfflineChannel),
  number: v.nullable(VirtualAccount),
  numbers: v.array(VirtualAccount),
  /** The order that a restructure of this loan created; payments to these numbers go to it. */
  newLoanOrderId: v.optional(Id),
  postings: v.array(Payment),
  onItsWay: v.optional(v.array(MoneyOnItsWay)),
  reversals: v.array(OverdueFeeReversal),
  creditCentavos: Centavos,
  operation: v.optional(
    v.object({ kind: v.picklist(['rollover', 'restructure']), missing: Pesos, until: Instant }),
  ),
  /** A paid restructure that a payment may end: it waits for its agreement, or is in progress. */
  restructure: v.optional(v.picklist(['agree', 'running'])),
});
export type Checkstand = v.InferOutput<typeof Checkstand>;

/** Without a `channelId` the request only reads. */
export const CheckstandRequest = v.object({
  loanOrderId: Id,
  channelId: v.nullable(Id),
  /** Null leaves the amount to the lender. A number for another amount is replaced. */
  amount: v.nullable(v.pipe(Pesos, v.minValue(1))),
  /** The number to replace. A repeated request returns the same new number. */
  renew: v.nullable(v.string()),
});
export type CheckstandRequest = v.InferOutput<typeof CheckstandRequest>;

export const cheapestFirst = (channels: readonly OfflineChannel[]): OfflineChannel[] =>
  channels.toSorted(
    (one, other) =>
      Number(one.unavailable !== null) - Number(other.unavailable !== null) ||
      one.fee - other.fee ||
      one.postingTime - other.postingTime,
  );
