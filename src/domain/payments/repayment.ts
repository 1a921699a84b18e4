import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { LoanCalculation } from '../loans/loan-calculation.ts';
import { LateForecast, LoanStory } from '../loans/loan-story.ts';
import { LoanStatus, PayoutAccount } from '../loans/loan-order.ts';
import {
  askedInAll,
  askedOn,
  type Coming,
  comingOf,
  expectedPesos,
  onItsWayEntries,
} from './on-its-way.ts';
import { OperationNews } from '../operations/operation-news.ts';
import { OperationOffers } from '../operations/operation-offer.ts';
import { OverdueFeeReversal, Payment } from './payment.ts';
import { Overpayment } from './overpayment.ts';
import { Centavos, centavosOfPeso, Days, Id, Period, Pesos } from '../primitives.ts';
import type { PaidNote } from './offline-record.ts';
import {
  dueFirst,
  Instalment,
  instalmentStatus,
  type InstalmentTotals,
  instalmentTotals,
  serviceFeePaid,
  Settlement,
} from './repayment-plan.ts';

/** The open instalments of a loan, and the account that pays them. */
export const PendingRepayment = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  /** Everything still unpaid, overdue fees included. */
  totalDue: Pesos,
  dueDate: IsoDate,
  overdueDays: Days,
  overdueFee: Pesos,
  /** The borrower's own account that an online payment is drawn from; never persisted. */
  cardNumber: v.string(),
  /** The same account as it may be shown. */
  account: PayoutAccount,
  calculateInfo: LoanCalculation,
  /**
   * What the loan has cost since it was first paid out, in pesos, and the pesos borrowed then: with
   * its rollovers, and with the order that it was restructured from. Left out by a lender who
   * doesn't tell (the project's own addition).
   */
  cost: v.optional(v.object({ soFar: Pesos, borrowed: v.pipe(Pesos, v.minValue(1)) })),
  /** The unpaid instalments, in order. */
  installments: v.pipe(v.array(Instalment), v.minLength(1)),
  /** What came in so far, and what was taken back for it, in order (the project's own addition). */
  payments: v.optional(v.array(Payment)),
  reversals: v.optional(v.array(OverdueFeeReversal)),
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  /** The overdue fees of the loan on later days, if it stays unpaid until then. */
  ifUnpaid: v.optional(v.array(LateForecast)),
  /** The overdue rate for a month of 30 days, in millionths of the late amount, counted by the day. */
  overdueMonthlyRate: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** The offered operations; undefined when the lender offers none. */
  offers: v.optional(OperationOffers),
  /** The news of a rollover or a restructure that home shows; undefined without any. */
  operation: v.optional(OperationNews),
});
export type PendingRepayment = v.InferOutput<typeof PendingRepayment>;

/**
 * The repayment-confirm request (S3): `checkedPeriod` is the last instalment being paid,
 * `mockPeriods` all of them. `amount` is the project's own addition: the pesos that the person saw
 * and agreed to, so that a server that works out another sum (a new day's fee) refuses instead of
 * taking it.
 */
export const RepaymentRequest = v.object({
  loanOrderId: Id,
  checkedPeriod: Period,
  cardNumber: v.pipe(v.string(), v.regex(/^\d{10,20}$/, 'not a card number')),
  calculateInfo: LoanCalculation,
  mockPeriods: v.pipe(v.array(Period), v.minLength(1)),
  amount: v.pipe(Pesos, v.minValue(1)),
  /** Pesos that came off the amount because the person noted to have paid them elsewhere; left out where none. */
  noted: v.optional(v.pipe(Pesos, v.minValue(1))),
});
export type RepaymentRequest = v.InferOutput<typeof RepaymentRequest>;

/** Repayment detail (S3, S5). */
export const RepaymentDetail = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  unpaidServiceFee: Pesos,
  repaidServiceFee: Pesos,
  serviceFee: Pesos,
  /** Fees of rollovers and restructures, all of them paid; left out where there were none. */
  operationFees: v.optional(Pesos),
  repayOrder: v.object({ principal: Pesos, interest: Pesos }),
  repayPlans: v.pipe(v.array(Instalment), v.minLength(1)),
  /** Every payment on the loan, in order (the project's own addition). */
  payments: v.array(Payment),
  /** Overdue fees taken back because money counts from when it was paid, in order. */
  reversals: v.optional(v.array(OverdueFeeReversal)),
  /** Centavos of credit on this loan. */
  creditCentavos: v.optional(Centavos),
  /** The overpayment on all loans, when money of this one is part of it. */
  overpaid: v.optional(Overpayment),
  /** Left out by a lender who keeps none (the project's own addition). */
  story: v.optional(LoanStory),
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  /** Every instalment once the money on its way is posted; left out where `oncePosted` is. */
  plansOncePosted: v.optional(v.array(Instalment)),
  /** The lender is making the loan's balance into a new order; left out where it is not. */
  restructuring: v.optional(v.literal(true)),
});
export type RepaymentDetail = v.InferOutput<typeof RepaymentDetail>;

/** A detail with the payments that the borrower noted, and the server's clock at the reply, in milliseconds. */
export type NotedDetail = RepaymentDetail & {
  noted?: readonly PaidNote[] | undefined;
  receivedAt: number;
};

/** A detail with its unpaid instalments in the place of all. */
const unpaidIn = (detail: NotedDetail) => ({
  ...detail,
  installments: detail.repayPlans.filter(({ status }) => status !== instalmentStatus.settled),
});

/**
 * The instalment that a loan asks for next, after money on its way: pesos and the due date; null where
 * it asks for none, and while an operation is under way that changes the plan.
 */
export function nextOfDetail(detail: NotedDetail): { amount: number; dueDate: IsoDate } | null {
  if (detail.restructuring) return null;
  const { installments, deducted } = askedOn(unpaidIn(detail));
  const amount = dueFirst(installments) - deducted;
  const [next] = installments;
  return next && amount > 0 ? { amount, dueDate: next.dueDate } : null;
}

/** Returns the effect of announced money on the loan of a detail; null without any. */
export function comingOnDetail(detail: NotedDetail): Coming | null {
  return comingOf(unpaidIn(detail));
}

/**
 * Pesos that leave a loan once the money on its way is posted: `onItsWay` is the money that pays its
 * instalments, `noted` what the borrower noted, `notCharged` the fees and the interest that are not
 * charged then, `left` what is still to pay. Money for an operation pays no instalment.
 */
function comingOff(detail: NotedDetail) {
  const { repayPlans, plansOncePosted, paysFor } = detail;
  const now = instalmentTotals(repayPlans);
  if (paysFor) return { onItsWay: 0, noted: 0, notCharged: 0, left: now.remaining };
  const then = instalmentTotals(plansOncePosted ?? repayPlans);
  const noted = Math.min(expectedPesos(detail), then.remaining);
  const left = askedInAll(askedOn(unpaidIn(detail)));
  // The noted money settles the loan early: the rest of the plan's interest is not charged.
  const savedByNoted = left === 0 ? then.remaining - noted : 0;
  const notCharged = costIn(now) - costIn(then) + savedByNoted;
  return { onItsWay: then.paid - now.paid, noted, notCharged, left };
}

/** Everything that instalments cost, paid or not, in pesos. */
const costIn = ({ principal, interest, overdueFee, serviceFee }: InstalmentTotals): number =>
  principal + interest + overdueFee + serviceFee;

/**
 * From a loan to what is left of it, in pesos: principal, interest and fees, less what was paid, what is on
 * its way and what another order took over, come to `left`. What was paid of the service fee with
 * instalments is in `repaidServiceFee` alone; `moved` is below 0, in centavos.
 */
export function detailFigures(detail: NotedDetail) {
  const { repayOrder, repayPlans, serviceFee, repaidServiceFee, story } = detail;
  const { overdueFee, paid } = instalmentTotals(repayPlans);
  const feeInInstalments = repayPlans.reduce((sum, part) => sum + serviceFeePaid(part), 0);
  const entries = story?.newLoan ? story.entries : [];
  const days = new Set(repayPlans.map(({ dueDate }) => dueDate));
  // Instalments that another order took over are in no plan, their overdue fees only in the story.
  const feesMoved = entries
    .filter(({ kind, overdue }) => kind === 'overdueFee' && overdue && !days.has(overdue.dueDate))
    .reduce((sum, { centavos }) => sum + centavos / centavosOfPeso, 0);
  return {
    ...repayOrder,
    overdueFee: overdueFee + feesMoved,
    serviceFee,
    repaidServiceFee,
    paid: paid - feeInInstalments,
    moved: entries.filter(({ kind }) => kind === 'letOff' || kind === 'movedOn'),
    ...comingOff(detail),
  };
}
