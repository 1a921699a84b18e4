import * as v from 'valibot';
import { AgreementDocument } from './agreement.ts';
import { IsoDate } from '../dates.ts';
import { loanStatus } from './loan-status.ts';
import { Language } from '../language.ts';
import { LoanLink, type LoanStatus } from './loan-order.ts';
import { MoneyOnItsWay } from '../payments/on-its-way.ts';
import { Days, Instant, Pesos } from '../primitives.ts';

/** Centavos of either sign: above 0 owed by the borrower, below 0 in their favour. */
const Balance = v.pipe(v.number(), v.safeInteger());

/** What being late cost: pesos for so many days, the first and the last of them told, on what was late then. */
export const OverdueCharge = v.object({
  /** Of the instalment that was late. */
  dueDate: IsoDate,
  from: IsoDate,
  through: IsoDate,
  days: Days,
  base: Pesos,
  amount: Pesos,
});
export type OverdueCharge = v.InferOutput<typeof OverdueCharge>;

/** What a line of a statement is about. */
export const statementKinds = [
  'loan',
  'takenOver',
  'interest',
  'serviceFee',
  'overdueFee',
  'feeToTakeBack',
  'rolloverFee',
  'restructureFee',
  'extraInterest',
  'payment',
  'feeTakenBack',
  'creditUsed',
  'refunded',
  'letOff',
  'movedOn',
] as const;
export type StatementKind = (typeof statementKinds)[number];

/**
 * A line of a statement of account: on which day, what was charged (above 0) or came off, and what
 * was owed after it.
 */
export const StatementEntry = v.object({
  kind: v.picklist(statementKinds),
  on: IsoDate,
  centavos: Balance,
  balanceCentavos: Balance,
  /** Of a payment, and of the one that a fee was taken back for. */
  reference: v.optional(v.string()),
  /** Of an overdue fee. */
  overdue: v.optional(OverdueCharge),
  /** The other order, where money or a debt went from one to the other. */
  loan: v.optional(LoanLink),
});
export type StatementEntry = v.InferOutput<typeof StatementEntry>;

/** A rollover that was done: what it cost, and from which due date to which. */
export const DoneRollover = v.object({
  on: IsoDate,
  fee: Pesos,
  interest: Pesos,
  dueDate: IsoDate,
  newDueDate: IsoDate,
});
export type DoneRollover = v.InferOutput<typeof DoneRollover>;

/** A text as the borrower agreed to it (RA 8792): its fingerprint, when the lender took the consent, in which language. */
export const SignedDocument = v.object({
  kind: v.picklist(['disclosure', 'agreement', 'rollover', 'restructure']),
  ...AgreementDocument.entries,
  agreedAt: Instant,
  language: Language,
});
export type SignedDocument = v.InferOutput<typeof SignedDocument>;

/** A loan's story: from the day on which it began to what is owed now, to the centavo. */
export const LoanStory = v.object({
  /** Whose loan it is. */
  borrower: v.string(),
  /** The day on which it began: the money was sent, or it took over what was owed on another order. */
  beganOn: IsoDate,
  /** Pesos that were sent; none of an order that took over a balance. */
  amountReceived: Pesos,
  /** The day that the last payment counts from; null until everything is paid. */
  settledOn: v.nullable(IsoDate),
  onItsWay: v.array(MoneyOnItsWay),
  overdueCharges: v.array(OverdueCharge),
  rollovers: v.array(DoneRollover),
  restructuredFrom: v.nullable(LoanLink),
  newLoan: v.nullable(LoanLink),
  /** The statement of account, in order; its last balance is what is owed now. */
  entries: v.pipe(v.array(StatementEntry), v.minLength(1)),
  /** What was signed, the earliest first. */
  documents: v.array(SignedDocument),
});
export type LoanStory = v.InferOutput<typeof LoanStory>;

/**
 * Whether a loan was paid in full, so that this can be certified: one whose balance another order
 * took over is settled, and was not paid.
 */
export function isPaidInFull(status: LoanStatus, story: Pick<LoanStory, 'newLoan'>): boolean {
  return status === loanStatus.settled && story.newLoan === null;
}

/** What a payment that does not come adds to a loan: its overdue fee by a day. */
export const LateForecast = v.object({ on: IsoDate, overdueFee: Pesos });
export type LateForecast = v.InferOutput<typeof LateForecast>;
