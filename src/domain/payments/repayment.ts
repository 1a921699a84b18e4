import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { LoanCalculation } from '../loans/loan-calculation.ts';
import { LateForecast, LoanStory } from '../loans/loan-story.ts';
import { LoanStatus, PayoutAccount } from '../loans/loan-order.ts';
import { onItsWayEntries } from './money-on-its-way.ts';
import {
  totalRequested,
  requestedAmounts,
  type Coming,
  comingOf,
  expectedPesos,
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
  /** All unpaid pesos, including overdue fees. */
  totalDue: Pesos,
  dueDate: IsoDate,
  overdueDays: Days,
  overdueFee: Pesos,
  /** The borrower's own account for an online payment; never persisted. */
  cardNumber: v.string(),
  /** The same account, masked for display. */
  account: PayoutAccount,
  calculateInfo: LoanCalculation,
  /**
   * The cost of the loan since its first payout, in pesos, and the pesos borrowed then, including
   * its rollovers and the order that it was restructured from. A lender may omit it (the project's
   * own addition).
   */
  cost: v.optional(v.object({ soFar: Pesos, borrowed: v.pipe(Pesos, v.minValue(1)) })),
  /** The unpaid instalments, in order. */
  installments: v.pipe(v.array(Instalment), v.minLength(1)),
  /**
   * The received payments and the reversals that they caused, in order (the project's own
   * addition).
   */
  payments: v.optional(v.array(Payment)),
  reversals: v.optional(v.array(OverdueFeeReversal)),
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  /** The overdue fees of the loan on later days, if it stays unpaid. */
  ifUnpaid: v.optional(v.array(LateForecast)),
  /**
   * The overdue rate for a month of 30 days, in millionths of the overdue amount, charged daily.
   */
  overdueMonthlyRate: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /**
   * The offers of a rollover and a restructure, or why they are not available; `undefined` if the
   * lender sends neither.
   */
  offers: v.optional(OperationOffers),
  /** News about a rollover or a restructure, as shown on home; `undefined` without any. */
  operation: v.optional(OperationNews),
});
export type PendingRepayment = v.InferOutput<typeof PendingRepayment>;

/**
 * The repayment-confirm request (S3): `checkedPeriod` is the last instalment to pay, `mockPeriods`
 * all of them. `amount` is the project's own addition: the pesos that the borrower confirmed. A
 * server with another amount (a new day's fee) refuses the request.
 */
export const RepaymentRequest = v.object({
  loanOrderId: Id,
  checkedPeriod: Period,
  cardNumber: v.pipe(v.string(), v.regex(/^\d{10,20}$/, 'not a card number')),
  calculateInfo: LoanCalculation,
  mockPeriods: v.pipe(v.array(Period), v.minLength(1)),
  amount: v.pipe(Pesos, v.minValue(1)),
  /**
   * Pesos subtracted from the amount because the borrower noted a payment elsewhere; absent without
   * a note.
   */
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
  /** Fees of rollovers and restructures, all paid; absent without any. */
  operationFees: v.optional(Pesos),
  repayOrder: v.object({ principal: Pesos, interest: Pesos }),
  repayPlans: v.pipe(v.array(Instalment), v.minLength(1)),
  /** Every payment on the loan, in order (the project's own addition). */
  payments: v.array(Payment),
  /** Overdue fees that were reversed because money counts from its value date, in order. */
  reversals: v.optional(v.array(OverdueFeeReversal)),
  creditCentavos: v.optional(Centavos),
  /** The borrower's refundable overpayments, if money of this loan is part of them. */
  overpaid: v.optional(Overpayment),
  /** The loan's history. A lender may omit it (the project's own addition). */
  story: v.optional(LoanStory),
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  /** All instalments after the posting of the money on its way; absent if `oncePosted` is. */
  plansOncePosted: v.optional(v.array(Instalment)),
  /** The lender is transferring the loan's balance to a new order; absent otherwise. */
  restructuring: v.optional(v.literal(true)),
});
export type RepaymentDetail = v.InferOutput<typeof RepaymentDetail>;

/**
 * A detail with the borrower's noted payments, and the server's clock at the reply, in
 * milliseconds.
 */
export type NotedDetail = RepaymentDetail & {
  noted?: readonly PaidNote[] | undefined;
  receivedAt: number;
};

const unpaidIn = (detail: NotedDetail) => ({
  ...detail,
  installments: detail.repayPlans.filter(({ status }) => status !== instalmentStatus.settled),
});

/**
 * The next amount that a loan requests by its plan, after money on its way: pesos and due date.
 * Null if nothing is requested, and while the balance is being transferred to a new order.
 */
export function nextOfDetail(detail: NotedDetail): { amount: number; dueDate: IsoDate } | null {
  if (detail.restructuring) return null;
  const { installments, deducted } = requestedAmounts(unpaidIn(detail));
  const amount = dueFirst(installments) - deducted;
  const [next] = installments;
  return next && amount > 0 ? { amount, dueDate: next.dueDate } : null;
}

/** Returns the effect of announced money on the loan of a detail; null if none is announced. */
export function comingOnDetail(detail: NotedDetail): Coming | null {
  return comingOf(unpaidIn(detail));
}

/**
 * The deductions from a loan after the posting of the money on its way: `onItsWay` is the money for
 * its instalments, `noted` the borrower's noted payments, `notCharged` the fees and interest that
 * the posting avoids, `left` the remaining debt. Money for an operation pays no instalment.
 */
function comingOff(detail: NotedDetail) {
  const { repayPlans, plansOncePosted, paysFor } = detail;
  const now = instalmentTotals(repayPlans);
  if (paysFor) return { onItsWay: 0, noted: 0, notCharged: 0, left: now.remaining };
  const then = instalmentTotals(plansOncePosted ?? repayPlans);
  const noted = Math.min(expectedPesos(detail), then.remaining);
  const left = totalRequested(requestedAmounts(unpaidIn(detail)));
  // Noted money counts from its own day, and may settle the loan early.
  const savedByNoted = then.remaining - noted - left;
  const notCharged = costIn(now) - costIn(then) + savedByNoted;
  return { onItsWay: then.paid - now.paid, noted, notCharged, left };
}

const costIn = ({ principal, interest, overdueFee, serviceFee }: InstalmentTotals): number =>
  principal + interest + overdueFee + serviceFee;

/**
 * The figures from the loan to the remaining debt, in pesos: principal, interest and fees, minus
 * payments, money on its way, and the balance that another order took over, add up to `left`. The
 * part of the service fee that was paid with instalments is only in `repaidServiceFee`; the entries
 * in `moved` are negative, in centavos.
 */
export function detailFigures(detail: NotedDetail) {
  const { repayOrder, repayPlans, serviceFee, repaidServiceFee, story } = detail;
  const { overdueFee, paid } = instalmentTotals(repayPlans);
  const feeInInstalments = repayPlans.reduce((sum, part) => sum + serviceFeePaid(part), 0);
  const entries = story?.newLoan ? story.entries : [];
  const days = new Set(repayPlans.map(({ dueDate }) => dueDate));
  // Transferred instalments are in no plan, and only the loan's history has their overdue fees.
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
