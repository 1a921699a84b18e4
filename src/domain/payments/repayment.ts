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

export const PendingRepayment = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  totalDue: Pesos,
  dueDate: IsoDate,
  overdueDays: Days,
  overdueFee: Pesos,
  /** The borrower's own account; never persisted. */
  cardNumber: v.string(),
  account: PayoutAccount,
  calculateInfo: LoanCalculation,
  /**
   * The cost from the loan's first payout until today, and the pesos borrowed then, also before a
   * restructure (the project's own addition).
   */
  cost: v.optional(v.object({ soFar: Pesos, borrowed: v.pipe(Pesos, v.minValue(1)) })),
  installments: v.pipe(v.array(Instalment), v.minLength(1)),
  /** Oldest first (the project's own addition). */
  payments: v.optional(v.array(Payment)),
  reversals: v.optional(v.array(OverdueFeeReversal)),
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  ifUnpaid: v.optional(v.array(LateForecast)),
  /** The rate for a month of 30 days, in millionths of the overdue amount. */
  overdueMonthlyRate: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  offers: v.optional(OperationOffers),
  operation: v.optional(OperationNews),
});
export type PendingRepayment = v.InferOutput<typeof PendingRepayment>;

/**
 * The repayment-confirm request (S3). `checkedPeriod` is the last of the `mockPeriods` to pay. A
 * server with another `amount` (the project's own addition) refuses the request.
 */
export const RepaymentRequest = v.object({
  loanOrderId: Id,
  checkedPeriod: Period,
  cardNumber: v.pipe(v.string(), v.regex(/^\d{10,20}$/, 'not a card number')),
  calculateInfo: LoanCalculation,
  mockPeriods: v.pipe(v.array(Period), v.minLength(1)),
  amount: v.pipe(Pesos, v.minValue(1)),
  /** Pesos subtracted because the borrower noted a payment elsewhere. */
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
  /** Paid fees of rollovers and restructures. */
  operationFees: v.optional(Pesos),
  repayOrder: v.object({ principal: Pesos, interest: Pesos }),
  repayPlans: v.pipe(v.array(Instalment), v.minLength(1)),
  /** Oldest first (the project's own addition). */
  payments: v.array(Payment),
  reversals: v.optional(v.array(OverdueFeeReversal)),
  creditCentavos: v.optional(Centavos),
  overpaid: v.optional(Overpayment),
  /** The project's own addition. */
  story: v.optional(LoanStory),
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  plansOncePosted: v.optional(v.array(Instalment)),
  restructuring: v.optional(v.literal(true)),
});
export type RepaymentDetail = v.InferOutput<typeof RepaymentDetail>;

export type NotedDetail = RepaymentDetail & {
  noted?: readonly PaidNote[] | undefined;
  receivedAt: number;
};

const unpaidIn = (detail: NotedDetail) => ({
  ...detail,
  installments: detail.repayPlans.filter(({ status }) => status !== instalmentStatus.settled),
});

/**
 * The next planned amount minus the money on its way; null if nothing remains, and during a
 * restructure.
 */
export function nextOfDetail(detail: NotedDetail): { amount: number; dueDate: IsoDate } | null {
  if (detail.restructuring) return null;
  const { installments, deducted } = requestedAmounts(unpaidIn(detail));
  const amount = dueFirst(installments) - deducted;
  const [next] = installments;
  return next && amount > 0 ? { amount, dueDate: next.dueDate } : null;
}

export function comingOnDetail(detail: NotedDetail): Coming | null {
  return comingOf(unpaidIn(detail));
}

/**
 * `onItsWay`: announced money for instalments. `notCharged`: fees and interest that a posting
 * avoids. `left`: the remaining debt. Money for an operation pays no instalment.
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
 * Figures in pesos that lead from the loan to the remaining debt, `left`. The service fee that was
 * paid with instalments is only in `repaidServiceFee`; the entries in `moved` are negative, in
 * centavos.
 */
export function detailFigures(detail: NotedDetail) {
  const { repayOrder, repayPlans, serviceFee, repaidServiceFee, operationFees = 0, story } = detail;
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
    operationFees,
    paid: paid - feeInInstalments + operationFees,
    moved: entries.filter(({ kind }) => kind === 'letOff' || kind === 'movedOn'),
    ...comingOff(detail),
  };
}
