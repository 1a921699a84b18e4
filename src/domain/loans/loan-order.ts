import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { loanStatus } from './loan-status.ts';
import { onItsWayEntries } from '../payments/money-on-its-way.ts';
import { OperationNews } from '../operations/operation-news.ts';
import { PayoutMethod } from '../payments/payout-methods.ts';
import { Centavos, Days, Id, Instant, Pesos } from '../primitives.ts';
import { RepaymentPlan, Settlement } from '../payments/repayment-plan.ts';

export const LoanStatus = v.picklist(Object.values(loanStatus));
export type LoanStatus = v.InferOutput<typeof LoanStatus>;

export const PayoutAccount = v.object({
  accountType: PayoutMethod,
  bankCode: v.nullable(v.string()),
  holder: v.string(),
  maskedNumber: v.string(),
});
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>;

export const LoanLink = v.object({ loanOrderId: Id, loanNumber: v.string() });
export type LoanLink = v.InferOutput<typeof LoanLink>;

export const LoanOrder = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  loanAmount: Pesos,
  amountReceived: Pesos,
  term: Days,
  processingFee: Pesos,
  interest: Pesos,
  /** The total without overdue fees. */
  totalLoanAmount: Pesos,
  dueDate: IsoDate,
  overdueFee: Pesos,
  overdueDays: Days,
  account: PayoutAccount,
  repaymentPlan: RepaymentPlan,
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  appliedAt: Instant,
  statusSince: Instant,
  /** Cancellation time after a failed payout; only in status 65. */
  repairUntil: v.optional(Instant),
  /** The payout waits until customer service has checked the disputed payout account. */
  payoutHeld: v.optional(v.literal(true)),
  creditCentavos: v.optional(Centavos),
  /**
   * Credit from other loans that will pay the first instalment, or part of it, at the payout. The
   * plan does not include that credit.
   */
  fromCredit: v.optional(Pesos),
  operationFees: v.optional(Pesos),
  /** The days by which rollovers moved the due dates. */
  extraDays: v.optional(Days),
  /** The order that took over this loan's balance (S4). */
  newLoanOrderId: v.optional(Id),
  restructuredFrom: v.optional(Id),
  /**
   * A restructure is in progress. A payment would cancel it, or change its plan, so that it needs
   * another agreement.
   */
  restructuring: v.optional(v.literal(true)),
  operation: v.optional(OperationNews),
});
export type LoanOrder = v.InferOutput<typeof LoanOrder>;
