import * as v from 'valibot';
import { AgreementDocument } from '../loans/agreement.ts';
import { IsoDate } from '../dates.ts';
import { LoanLink, PayoutAccount } from '../loans/loan-order.ts';
import { onItsWayEntries } from '../payments/money-on-its-way.ts';
import { Count, Days, Id, Instant, Period, Pesos } from '../primitives.ts';

/** The operation state of S3. */
export const OperationState = v.picklist(['INITIATED', 'CONFIRMED', 'COMPLETED']);
export type OperationState = v.InferOutput<typeof OperationState>;

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
  serviceFee: v.optional(Pesos),
};

/**
 * Figures before the confirmation are those of the initiation, updated by later payments. Fees are
 * not refundable (S9).
 */
const operation = {
  loanOrderId: Id,
  loanNumber: v.string(),
  state: OperationState,
  /** Start of each state; null before. */
  initiatedAt: Instant,
  confirmedAt: v.nullable(Instant),
  completedAt: v.nullable(Instant),
  expiresAt: Instant,
  acknowledged: v.boolean(),
  fee: Pesos,
  /** Pesos to pay before the confirmation, with the fee. */
  minimumPayment: Pesos,
  /**
   * The repayments that count for the operation, by any channel, in the order of their posting.
   * `paidAmount` is their sum without credit.
   */
  received: v.array(v.object({ reference: v.string(), amount: Pesos, paidAt: Instant })),
  paidAmount: Pesos,
  missing: Pesos,
  /** Money on its way that was paid in time and completes the minimum. */
  coming: v.optional(v.object({ amount: Pesos, postsAt: Instant })),
  onItsWay: onItsWayEntries.onItsWay,
  postedNumbers: onItsWayEntries.postedNumbers,
  /** The borrower's own account; never persisted. */
  cardNumber: v.string(),
  account: PayoutAccount,
  from: IsoDate,
  totalToday: Pesos,
  /** Pesos to pay from now on: the rest of the minimum, and the new plan. */
  totalAfter: Pesos,
  /**
   * Cost since the loan's first payout, with the interest of the whole plan: `byPlan` without the
   * operation, `after` with it. `cap`: the legal limit, null if none applies.
   */
  cost: v.object({ byPlan: Pesos, after: Pesos, cap: v.nullable(Pesos) }),
  /** Earlier operations of this kind on the loan, and their maximum. */
  used: Count,
  most: Count,
};

const deferralOrder = v.object({
  deferralOrderId: Id,
  ...operation,
  /** Unpaid parts of the deferred instalment at the initiation. */
  overdueFee: Pesos,
  interest: Pesos,
  extraDays: Days,
  dueDate: IsoDate,
  newDueDate: IsoDate,
  principal: Pesos,
  /** Interest for the extra days; part of the first instalment of `schedule`. */
  newInterest: Pesos,
  schedule: v.pipe(v.array(v.object(planned)), v.minLength(1)),
  confirmedBy: v.nullable(v.picklist(['borrower', 'payment'])),
  disclosure: AgreementDocument,
});
/**
 * A deferral order (S3). A complete minimum confirms the rollover (S4), so an INITIATED one always
 * has a missing amount.
 */
export const DeferralOrder = v.pipe(
  deferralOrder,
  v.check(({ state, missing }) => state !== 'INITIATED' || missing > 0, 'paid, and not confirmed'),
);
export type DeferralOrder = v.InferOutput<typeof DeferralOrder>;

/** The steps of a restructure's review (S4), in order. */
export const restructureSteps = [
  'verifyingBorrower',
  'applying',
  'generatingOrder',
  'orderCreated',
] as const;
export type RestructureStep = (typeof restructureSteps)[number];

/** Milliseconds. */
const Duration = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A restructure order (S3): a new loan from the outstanding debt of the old one. */
export const RestructureOrder = v.object({
  restructureOrderId: Id,
  ...operation,
  /**
   * The debts at the initiation. `waivedInterest`: the interest of the instalments that are not
   * overdue.
   */
  outstanding: v.object({
    principal: Pesos,
    interest: Pesos,
    overdueFee: Pesos,
    waivedInterest: Pesos,
  }),
  /** The part of the minimum payment that reduces the debt. */
  downPayment: Pesos,
  /** Overdue fees bear no interest. */
  balance: v.object({ principal: Pesos, interest: Pesos, overdueFee: Pesos, total: Pesos }),
  schedule: v.pipe(v.array(v.object({ ...planned, carriedOverdueFee: Pesos })), v.minLength(1)),
  steps: v.array(
    v.object({
      step: v.picklist(restructureSteps),
      since: v.nullable(Instant),
      usualTime: Duration,
    }),
  ),
  step: v.nullable(v.picklist(restructureSteps)),
  newLoan: v.nullable(LoanLink),
  credit: Pesos,
});
export type RestructureOrder = v.InferOutput<typeof RestructureOrder>;

type Plan = Pick<DeferralOrder, 'missing' | 'totalToday'> & {
  schedule: readonly (DeferralOrder['schedule'][number] & { carriedOverdueFee?: number })[];
};

/** Whether two states of an order ask for the same payments on the same days. */
export const samePlan = (a: Plan, b: Plan): boolean =>
  JSON.stringify(planOf(a)) === JSON.stringify(planOf(b));

const planOf = ({ missing, totalToday, schedule }: Plan) => [
  missing,
  totalToday,
  schedule.map(({ dueDate, principal, interest, carriedOverdueFee = 0, serviceFee = 0 }) => [
    dueDate,
    principal,
    interest,
    carriedOverdueFee,
    serviceFee,
  ]),
];
