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

/**
 * The account that receives the money; all but the last four characters of its number are masked.
 */
export const PayoutAccount = v.object({
  accountType: PayoutMethod,
  bankCode: v.nullable(v.string()),
  holder: v.string(),
  maskedNumber: v.string(),
});
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>;

/** Another order of the same borrower, with its displayed number. */
export const LoanLink = v.object({ loanOrderId: Id, loanNumber: v.string() });
export type LoanLink = v.InferOutput<typeof LoanLink>;

/** A loan order (S3). Amounts in pesos, `term` in days, times by the server's clock. */
export const LoanOrder = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  status: LoanStatus,
  loanAmount: Pesos,
  amountReceived: Pesos,
  term: Days,
  processingFee: Pesos,
  interest: Pesos,
  /** The total repayment without overdue fees: loan amount, interest, deferred fee. */
  totalLoanAmount: Pesos,
  dueDate: IsoDate,
  overdueFee: Pesos,
  overdueDays: Days,
  account: PayoutAccount,
  repaymentPlan: RepaymentPlan,
  /**
   * The settlement of today; `undefined` if the loan is not to be repaid (the project's own
   * addition).
   */
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  appliedAt: Instant,
  statusSince: Instant,
  /**
   * Time when an order with a failed payout is cancelled, unless another account is given; only in
   * status 65.
   */
  repairUntil: v.optional(Instant),
  /**
   * The payout (status 40), or its repair (65), waits until customer service has checked the payout
   * account, which the borrower disputed; absent otherwise.
   */
  payoutHeld: v.optional(v.literal(true)),
  /** Centavos of credit on this loan, from payments above the debt. */
  creditCentavos: v.optional(Centavos),
  /**
   * Pesos of credit from other loans that will pay part of the first instalment at this loan's
   * payout. Absent without credit and after the payout. The plan does not include them.
   */
  fromCredit: v.optional(Pesos),
  /** Pesos of the fees of rollovers and restructures; `undefined` without any. */
  operationFees: v.optional(Pesos),
  /** Number of days by which rollovers moved its due dates; absent without any. */
  extraDays: v.optional(Days),
  /** The order that took over this loan's balance (S4); absent if it was not restructured. */
  newLoanOrderId: v.optional(Id),
  /** The order whose balance this loan took over (S4); absent for an ordinary loan. */
  restructuredFrom: v.optional(Id),
  /** A restructure of the loan is in progress, and a payment would cancel it; absent otherwise. */
  restructuring: v.optional(v.literal(true)),
  /** News of the loan's rollover or restructure; undefined without any. */
  operation: v.optional(OperationNews),
});
export type LoanOrder = v.InferOutput<typeof LoanOrder>;
