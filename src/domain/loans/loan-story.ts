import * as v from 'valibot';
import { AgreementDocument } from './agreement.ts';
import { IsoDate } from '../dates.ts';
import { loanStatus } from './loan-status.ts';
import { Language } from '../language.ts';
import { LoanLink, type LoanStatus } from './loan-order.ts';
import { MoneyOnItsWay } from '../payments/money-on-its-way.ts';
import { Days, Instant, Pesos } from '../primitives.ts';

/** Centavos; negative in the borrower's favour. */
const Balance = v.pipe(v.number(), v.safeInteger());

export const OverdueCharge = v.object({
  dueDate: IsoDate,
  from: IsoDate,
  through: IsoDate,
  days: Days,
  base: Pesos,
  amount: Pesos,
});
export type OverdueCharge = v.InferOutput<typeof OverdueCharge>;

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

export const StatementEntry = v.object({
  kind: v.picklist(statementKinds),
  on: IsoDate,
  centavos: Balance,
  balanceCentavos: Balance,
  /** Reference of the payment; for a reversed fee, of the payment that caused the reversal. */
  reference: v.optional(v.string()),
  overdue: v.optional(OverdueCharge),
  loan: v.optional(LoanLink),
});
export type StatementEntry = v.InferOutput<typeof StatementEntry>;

export const DoneRollover = v.object({
  on: IsoDate,
  fee: Pesos,
  interest: Pesos,
  dueDate: IsoDate,
  newDueDate: IsoDate,
});
export type DoneRollover = v.InferOutput<typeof DoneRollover>;

/** A text that the borrower agreed to (RA 8792). */
export const SignedDocument = v.object({
  kind: v.picklist(['disclosure', 'agreement', 'rollover', 'restructure']),
  ...AgreementDocument.entries,
  agreedAt: Instant,
  language: Language,
});
export type SignedDocument = v.InferOutput<typeof SignedDocument>;

export const LoanStory = v.object({
  borrower: v.string(),
  /** The payout, or the takeover of another order's balance. */
  beganOn: IsoDate,
  amountReceived: Pesos,
  /** Null before the loan is settled, and without a settled instalment. */
  settledOn: v.nullable(IsoDate),
  onItsWay: v.array(MoneyOnItsWay),
  overdueCharges: v.array(OverdueCharge),
  rollovers: v.array(DoneRollover),
  restructuredFrom: v.nullable(LoanLink),
  newLoan: v.nullable(LoanLink),
  /** Oldest first; the last balance is the current debt. */
  entries: v.pipe(v.array(StatementEntry), v.minLength(1)),
  documents: v.array(SignedDocument),
});
export type LoanStory = v.InferOutput<typeof LoanStory>;

/** A loan whose balance another order took over is settled but not paid. */
export function isPaidInFull(status: LoanStatus, story: Pick<LoanStory, 'newLoan'>): boolean {
  return status === loanStatus.settled && story.newLoan === null;
}

export const LateForecast = v.object({ on: IsoDate, overdueFee: Pesos });
export type LateForecast = v.InferOutput<typeof LateForecast>;
