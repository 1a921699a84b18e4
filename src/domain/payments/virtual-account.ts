import * as v from 'valibot';
import { LoanStatus } from '../loans/loan-order.ts';
import { MoneyOnItsWay } from './on-its-way.ts';
import { Centavos, Id, Instant, Pesos } from '../primitives.ts';
import { OverdueFeeReversal, Payment } from './payment.ts';

/** Milliseconds; never negative. */
const Duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Why a channel takes no payment of an amount now; `until`: when its maintenance ends. */
export const ChannelUnavailable = v.variant('reason', [
  v.object({ reason: v.literal('belowMin') }),
  v.object({ reason: v.literal('aboveMax') }),
  v.object({ reason: v.literal('closed'), until: Instant }),
]);
export type ChannelUnavailable = v.InferOutput<typeof ChannelUnavailable>;

/** A place outside the app where a loan can be paid. */
export const OfflineChannel = v.object({
  channelId: Id,
  /** What a borrower calls it. */
  name: v.string(),
  /** The lender's name exactly as it stands at the counter or in the list of billers. */
  biller: v.string(),
  /** A person at a counter, a list of billers in an app, or a code to scan. */
  kind: v.picklist(['counter', 'bills', 'qr']),
  minAmount: Pesos,
  maxAmount: Pesos,
  /** What the channel charges on top, at the counter; no part of what is paid on the loan. */
  fee: Pesos,
  /** It takes no centavos. */
  wholePesosOnly: v.boolean(),
  /** It takes the amount of its number and no other. */
  exactAmountOnly: v.boolean(),
  /** How long after paying the lender usually hears of it. */
  postingTime: Duration,
  /** Null where it takes the amount now. */
  unavailable: v.nullable(ChannelUnavailable),
});
export type OfflineChannel = v.InferOutput<typeof OfflineChannel>;

/**
 * What a number is now. `alive`: to be paid with. `expired`: its time is over. `replaced`: given up
 * before that, for a newer number or because other money came in. `used`: money that was paid into
 * it was posted. Money into any of them is posted to its loan all the same.
 */
export const VirtualAccountState = v.picklist(['alive', 'expired', 'replaced', 'used']);
export type VirtualAccountState = v.InferOutput<typeof VirtualAccountState>;

/** A biller account number for paying one loan at one channel. */
export const VirtualAccount = v.object({
  accountNumber: v.pipe(v.string(), v.regex(/^\d{6,32}$/, 'not an account number')),
  channelId: Id,
  /** What is to be paid with it: until it expires, the loan will not owe another sum for it. */
  amount: Pesos,
  issuedAt: Instant,
  expiresAt: Instant,
  state: VirtualAccountState,
});
export type VirtualAccount = v.InferOutput<typeof VirtualAccount>;

/**
 * What the checkstand shows of one loan (S2): where it can be paid, the number to pay with, every
 * earlier one, and what has come in. A settled loan has no channels and no number.
 */
export const Checkstand = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  /** Everything that is unpaid, overdue fees included; 0 once the loan is settled. */
  totalDue: Pesos,
  /** What the channels are judged for, and a new number is issued for. */
  amount: Pesos,
  channels: v.array(OfflineChannel),
  /** The number that is alive at the chosen channel; null where none was chosen or it is unavailable. */
  number: v.nullable(VirtualAccount),
  /** Every number that was issued for the loan, the newest first. */
  numbers: v.array(VirtualAccount),
  /** The order that a restructure made of the balance: money by these numbers counts there now. */
  newLoanOrderId: v.optional(Id),
  /** What came in by these numbers and is posted, in the order in which it was paid. */
  postings: v.array(Payment),
  /** Money that was paid for the loan at channels and is not posted yet; left out where there is none. */
  onItsWay: v.optional(v.array(MoneyOnItsWay)),
  /** Overdue fees taken back because money counts from when it was paid. */
  reversals: v.array(OverdueFeeReversal),
  /** What the borrower has in their favour on this loan. */
  creditCentavos: Centavos,
  /** The rollover or restructure that waits for `missing` pesos handed over before `until`; undefined without one. */
  operation: v.optional(
    v.object({ kind: v.picklist(['rollover', 'restructure']), missing: Pesos, until: Instant }),
  ),
});
export type Checkstand = v.InferOutput<typeof Checkstand>;

/**
 * What is asked of the checkstand. Without a `channelId` it is only looked at. With one there is a
 * number alive afterwards, where the channel is available: the same one for the same question.
 */
export const CheckstandRequest = v.object({
  loanOrderId: Id,
  channelId: v.nullable(Id),
  /** Pesos to be paid; null: what the loan owes first, after money on its way. A number for another sum is replaced. */
  amount: v.nullable(v.pipe(Pesos, v.minValue(1))),
  /** The number that a new one is wanted for: asked again, it is the same new one. */
  renew: v.nullable(v.string()),
});
export type CheckstandRequest = v.InferOutput<typeof CheckstandRequest>;

/** Channels in the order in which a borrower looks at them: those that take the amount first, the cheapest first. */
export const cheapestFirst = (channels: readonly OfflineChannel[]): OfflineChannel[] =>
  channels.toSorted(
    (one, other) =>
      Number(one.unavailable !== null) - Number(other.unavailable !== null) ||
      one.fee - other.fee ||
      one.postingTime - other.postingTime,
  );
