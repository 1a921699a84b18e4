import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { loanStatus } from './loan-status.ts';
import { onItsWayEntries } from '../payments/on-its-way.ts';
import { OperationNews } from '../operations/operation-news.ts';
import { PayoutMethod } from '../payments/payout-methods.ts';
import { Centavos, Days, Id, Instant, Pesos } from '../primitives.ts';
import { RepaymentPlan, Settlement } from '../payments/repayment-plan.ts';

export const LoanStatus = v.picklist(Object.values(loanStatus));
export type LoanStatus = v.InferOutput<typeof LoanStatus>;

/** The account that receives the money; the number is masked but for its last four characters. */
export const PayoutAccount = v.object({
  accountType: PayoutMethod,
  bankCode: v.nullable(v.string()),
  holder: v.string(),
  maskedNumber: v.string(),
});
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>;

/** Another order of the same borrower, as a person knows it. */
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
  /** Everything that is to be repaid when nothing is late: loan amount, interest, deferred fee. */
  totalLoanAmount: Pesos,
  dueDate: IsoDate,
  overdueFee: Pesos,
  overdueDays: Days,
  account: PayoutAccount,
  repaymentPlan: RepaymentPlan,
  /** The settlement of today; undefined when nothing is to be repaid (the project's own addition). */
  settlement: v.optional(Settlement),
  ...onItsWayEntries,
  appliedAt: Instant,
  /** When the order reached its present status. */
  statusSince: Instant,
  /** When an order whose payout failed is cancelled, unless another account was given; only in status 65. */
  repairUntil: v.optional(Instant),
  /** Centavos of credit on this loan: payments above the debt. */
  creditCentavos: v.optional(Centavos),
  /**
   * Pesos that the borrower overpaid on other loans, and that pay on the first instalment as the money of
   * this loan is sent; left out where there are none, and once it was sent. The plan is without them.
   */
  fromCredit: v.optional(Pesos),
  /** Pesos of costs beside interest, processing fee and overdue fees; undefined without any. */
  operationFees: v.optional(Pesos),
  /** Days by which rollovers put off its due dates; left out where none did. */
  extraDays: v.optional(Days),
  /** The order that its balance was made into, and the one whose balance it is (S4); left out where none. */
  newLoanOrderId: v.optional(Id),
  restructuredFrom: v.optional(Id),
  /** Its balance is being made into a new order, which a payment would undo; left out where it is not. */
  restructuring: v.optional(v.literal(true)),
  /** News of the loan's rollover or restructure; undefined without any. */
  operation: v.optional(OperationNews),
});
export type LoanOrder = v.InferOutput<typeof LoanOrder>;
