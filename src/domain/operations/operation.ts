import * as v from 'valibot';
import { AgreementDocument } from '../loans/agreement.ts';
import { IsoDate } from '../dates.ts';
import { LoanLink, PayoutAccount } from '../loans/loan-order.ts';
import { onItsWayEntries } from '../payments/money-on-its-way.ts';
import { Count, Days, Id, Instant, Period, Pesos } from '../primitives.ts';

/** The state of a rollover or a restructure (S3, operation state). */
export const OperationState = v.picklist(['INITIATED', 'CONFIRMED', 'COMPLETED']);
export type OperationState = v.InferOutput<typeof OperationState>;

/**
 * The payment at an operation's confirmation: the pesos that the borrower saw, from their own
 * account.
 */
export const OperationPayment = v.object({
  amount: v.pipe(Pesos, v.minValue(1)),
  cardNumber: v.pipe(v.string(), v.regex(/^\d{10,20}$/, 'not a card number')),
});
export type OperationPayment = v.InferOutput<typeof OperationPayment>;

const planned = {
  period: Period,
  dueDate: IsoDate,
  principal: Pesos,
  interest: Pesos,
  /**
   * The unpaid part of the processing fee, in the last instalment; absent where the fee is paid.
   */
  serviceFee: v.optional(Pesos),
};

/**
 * The common fields of a rollover and a restructure. Before the confirmation, the figures are those
 * of the day of initiation, updated by later payments; afterwards, the agreed figures. Fees are not
 * refundable (S9).
 */
const operation = {
  loanOrderId: Id,
  loanNumber: v.string(),
  state: OperationState,
  /** Start time of each state; null before. */
  initiatedAt: Instant,
  confirmedAt: v.nullable(Instant),
  completedAt: v.nullable(Instant),
  /** Expiry of an INITIATED operation; a later one has another price and needs another consent. */
  expiresAt: Instant,
  /** Whether the borrower's app has reported that the result was seen. */
  acknowledged: v.boolean(),
  fee: Pesos,
  /** Pesos to pay before the confirmation, including the fee. */
  minimumPayment: Pesos,
  /** All repayments on the loan since INITIATED, by any channel, in order; and their sum. */
  received: v.array(v.object({ reference: v.string(), amount: Pesos, paidAt: Instant })),
  paidAmount: Pesos,
  /** Missing pesos of the minimum. */
  missing: Pesos,
  /** Pesos on their way that were paid in time and complete the minimum, and their posting time. */
  coming: v.optional(v.object({ amount: Pesos, postsAt: Instant })),
  /**
   * All money on its way to the loan, and the account numbers of posted payments (the project's own
   * addition).
   */
  onItsWay: onItsWayEntries.onItsWay,
  postedNumbers: onItsWayEntries.postedNumbers,
  /** The borrower's own account for the remaining payment; never persisted. */
  cardNumber: v.string(),
  /** The same account, masked for display. */
  account: PayoutAccount,
  /** The first day of the new terms. */
  from: IsoDate,
  /** Pesos that settle the loan today, as on the repay page. */
  totalToday: Pesos,
  /** Pesos to pay from now on with the operation: the rest of its minimum and the new plan. */
  totalAfter: Pesos,
  /**
   * The cost of the loan since its first payout, in pesos: fees, overdue fees, and the interest of
   * the whole plan. `soFar` is by the present plan, `after` with the operation; `cap` is the legal
   * limit, null if none applies.
   */
  cost: v.object({ soFar: Pesos, after: Pesos, cap: v.nullable(Pesos) }),
  /** The number of earlier operations of this kind on the loan. */
  used: Count,
  /** The maximum number of operations of this kind on the loan. */
  most: Count,
};

const deferralOrder = v.object({
  deferralOrderId: Id,
  ...operation,
  /**
   * The parts of the minimum payment other than the fee: the unpaid parts of the deferred
   * instalment.
   */
  overdueFee: Pesos,
  interest: Pesos,
  extraDays: Days,
  dueDate: IsoDate,
  newDueDate: IsoDate,
  /** The principal that becomes due later. */
  principal: Pesos,
  /** Interest for the extra days; part of the first instalment of `schedule`. */
  newInterest: Pesos,
  /** All unpaid instalments after the rollover. */
  schedule: v.pipe(v.array(v.object(planned)), v.minLength(1)),
  /**
   * The cause of the confirmation: the borrower, or money that reached the minimum; null before.
   */
  confirmedBy: v.nullable(v.picklist(['borrower', 'payment'])),
  /** The disclosure for the consent, in the language of the request. */
  disclosure: AgreementDocument,
});
/**
 * A deferral order (S3): a rollover of a loan to a later due date. The principal is still owed. A
 * complete minimum confirms the rollover (S4), so an INITIATED one always has a missing amount.
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

/** Usual duration in milliseconds. */
const Duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A restructure order (S3): a new loan from the outstanding debt of the old one. */
export const RestructureOrder = v.object({
  restructureOrderId: Id,
  ...operation,
  /**
   * The debts when the restructure was initiated. `waivedInterest` is the interest of instalments
   * that had not begun.
   */
  outstanding: v.object({
    principal: Pesos,
    interest: Pesos,
    overdueFee: Pesos,
    waivedInterest: Pesos,
  }),
  /** The parts of the minimum payment that reduce the loan. */
  downPayment: Pesos,
  /** The balance of the new loan: principal and interest bear interest, overdue fees do not. */
  balance: v.object({ principal: Pesos, interest: Pesos, overdueFee: Pesos, total: Pesos }),
  /** The new plan; the overdue fees of the old loan are separate. */
  schedule: v.pipe(v.array(v.object({ ...planned, carriedOverdueFee: Pesos })), v.minLength(1)),
  /** The four steps of the review: start time (null before) and usual duration. */
  steps: v.array(
    v.object({
      step: v.picklist(restructureSteps),
      since: v.nullable(Instant),
      usualTime: Duration,
    }),
  ),
  /** The current step; null before the confirmation. */
  step: v.nullable(v.picklist(restructureSteps)),
  /** The order that continues the balance; null before it exists. */
  newLoan: v.nullable(LoanLink),
  /** Pesos of earlier overpayments that were applied to the new order. */
  credit: Pesos,
});
export type RestructureOrder = v.InferOutput<typeof RestructureOrder>;
