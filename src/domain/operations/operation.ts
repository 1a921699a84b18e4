import * as v from 'valibot';
import { AgreementDocument } from '../loans/agreement.ts';
import { IsoDate } from '../dates.ts';
import { LoanLink, PayoutAccount } from '../loans/loan-order.ts';
import { Count, Days, Id, Instant, Period, Pesos } from '../primitives.ts';

/** How far a rollover or a restructure has come (S3, operation state). */
export const OperationState = v.picklist(['INITIATED', 'CONFIRMED', 'COMPLETED']);
export type OperationState = v.InferOutput<typeof OperationState>;

/** How an operation is paid for at its confirmation: the pesos that the person saw, from their own account. */
export const OperationPayment = v.object({
  amount: v.pipe(Pesos, v.minValue(1)),
  cardNumber: v.pipe(v.string(), v.regex(/^\d{10,20}$/, 'not a card number')),
});
export type OperationPayment = v.InferOutput<typeof OperationPayment>;

/** An instalment in the plan of an operation. */
const planned = {
  period: Period,
  dueDate: IsoDate,
  principal: Pesos,
  interest: Pesos,
  /** The unpaid part of the processing fee, in the last instalment; absent where the fee is paid. */
  serviceFee: v.optional(Pesos),
};

/**
 * What a rollover and a restructure have in common. Until it is confirmed, the figures are those of
 * the day on which it was initiated, with what was paid since; from then on, those agreed to.
 * Fees are not refundable (S9).
 */
const operation = {
  loanOrderId: Id,
  loanNumber: v.string(),
  state: OperationState,
  /** When each state began, null before. */
  initiatedAt: Instant,
  confirmedAt: v.nullable(Instant),
  completedAt: v.nullable(Instant),
  /** An operation that is INITIATED is over at this moment: another price, another consent. */
  expiresAt: Instant,
  /** The borrower's app has told that its end was seen. */
  acknowledged: v.boolean(),
  fee: Pesos,
  /** Pesos to pay before it can be confirmed, the fee included. */
  minimumPayment: Pesos,
  /** Every repayment on the loan since INITIATED, by whatever channel, in order; their sum. */
  received: v.array(v.object({ reference: v.string(), amount: Pesos, paidAt: Instant })),
  paidAmount: Pesos,
  /** Pesos that the minimum still lacks. */
  missing: Pesos,
  /** Pesos on their way that the borrower handed over in time and that make up what is missing, and when they post. */
  coming: v.optional(v.object({ amount: Pesos, postsAt: Instant })),
  /** The borrower's own account that the rest may be drawn from; never persisted. */
  cardNumber: v.string(),
  /** The same account as it may be shown. */
  account: PayoutAccount,
  /** The day that the new terms are counted from. */
  from: IsoDate,
  /** Pesos that settle the loan today, as on the repay page. */
  totalToday: Pesos,
  /** Pesos to pay from now on with the operation: the rest of its minimum, and the new plan. */
  totalAfter: Pesos,
  /**
   * What the loan has cost so far and what it comes to cost, in pesos: interest, fees and overdue
   * fees since it was paid out. `cap` is what the law allows; null where it sets none.
   */
  cost: v.object({ soFar: Pesos, after: Pesos, cap: v.nullable(Pesos) }),
  /** How many operations of this kind the loan has had, and how many it may have. */
  used: Count,
  most: Count,
};

const deferralOrder = v.object({
  deferralOrderId: Id,
  ...operation,
  /** The parts of the minimum payment beside the fee: the unpaid parts of the deferred instalment. */
  overdueFee: Pesos,
  interest: Pesos,
  extraDays: Days,
  dueDate: IsoDate,
  newDueDate: IsoDate,
  /** The principal that is owed until later. */
  principal: Pesos,
  /** Interest for the extra days; a part of the first instalment of `schedule`. */
  newInterest: Pesos,
  /** Everything that is unpaid after the rollover. */
  schedule: v.pipe(v.array(v.object(planned)), v.minLength(1)),
  /** The borrower confirmed it, or the money by reaching the minimum; null until then. */
  confirmedBy: v.nullable(v.picklist(['borrower', 'payment'])),
  /** The disclosure that is agreed to, in the language of the request. */
  disclosure: AgreementDocument,
});
/**
 * A deferral order (S3): a rollover of a loan to a later due date. The principal is still owed. Money
 * that is enough confirms it by itself (S4), so that something is missing of one that is INITIATED.
 */
export const DeferralOrder = v.pipe(
  deferralOrder,
  v.check(({ state, missing }) => state !== 'INITIATED' || missing > 0, 'paid, and not confirmed'),
);
export type DeferralOrder = v.InferOutput<typeof DeferralOrder>;

/** The four steps of a restructure's review (S4), in order. */
export const restructureSteps = [
  'verifyingBorrower',
  'applying',
  'generatingOrder',
  'orderCreated',
] as const;
export type RestructureStep = (typeof restructureSteps)[number];

/** Milliseconds that something usually takes. */
const Duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A restructure order (S3): a new loan made from what is outstanding on the old one. */
export const RestructureOrder = v.object({
  restructureOrderId: Id,
  ...operation,
  /** The debts when it was initiated. `waivedInterest` is the interest of instalments that were not overdue. */
  outstanding: v.object({
    principal: Pesos,
    interest: Pesos,
    overdueFee: Pesos,
    waivedInterest: Pesos,
  }),
  /** The parts of the minimum payment that pay off the loan. */
  downPayment: Pesos,
  /** The balance of the new loan: principal and interest bear interest, overdue fees do not. */
  balance: v.object({ principal: Pesos, interest: Pesos, overdueFee: Pesos, total: Pesos }),
  /** The new plan; the overdue fees of the old loan stand apart. */
  schedule: v.pipe(v.array(v.object({ ...planned, carriedOverdueFee: Pesos })), v.minLength(1)),
  /** The four steps of the review: since when (null: not yet), and how long each usually takes. */
  steps: v.array(
    v.object({
      step: v.picklist(restructureSteps),
      since: v.nullable(Instant),
      usualTime: Duration,
    }),
  ),
  /** The step that it is in; null until it is confirmed. */
  step: v.nullable(v.picklist(restructureSteps)),
  /** The order that goes on with the balance; null until it is made. */
  newLoan: v.nullable(LoanLink),
  /** Pesos that earlier overpayments paid on the new order. */
  credit: Pesos,
});
export type RestructureOrder = v.InferOutput<typeof RestructureOrder>;
