import type { Failure } from '#domain/failure.ts';
import type { MoneyIntent, MoneyReceipt } from '#domain/money.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import type { Location, PageId } from '#domain/pages.ts';
import type { NotedDetail } from '#domain/payments/repayment.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';
import type { Due } from './ports.ts';
import type { RepaymentRecord } from '#domain/loans/records.ts';

export type RepaymentOutcome =
  | { type: 'left' }
  | { type: 'opens'; location: Location }
  | { type: 'opensOther'; loanOrderId: string; from: string };

export type RepaymentInput = {
  userKey: string;
  loanOrderId: string;
  /** The requested page, later the page shown last. */
  page: PageId;
  /** The overdue flag of the requested address (S2). */
  isOverdue?: string | undefined;
  record: RepaymentRecord | null;
  intent: MoneyIntent | null;
};

export type OwnReceipt = MoneyReceipt<'repaymentConfirm' | 'serviceFeePayment'>;

export type RepaymentContext = RepaymentInput & {
  pending: Due | null;
  /** Number of unpaid instalments to pay now, from the first. */
  count: number;
  /** Number of overdue instalments. */
  late: number;
  /** Whether the borrower pays although no payment is requested. */
  payAnyway: boolean;
  detail: NotedDetail | null;
  documentHash: string | null;
  paid: boolean;
  payment: OwnReceipt['payment'];
  problem: MoneyProblem | null;
  wanted: OperationKind | null;
  /** Operations that the lender's config refused; they are not offered again during this visit. */
  gone: readonly OperationKind[];
  /** Why the start of an operation has an unknown outcome. */
  notStarted: Failure | null;
  failure: Failure | null;
  /** Why the last refund request failed; the request may have arrived. */
  refundFailure: Failure | null;
  outcome: RepaymentOutcome | null;
};
