import {
  type RequestedAmounts,
  requestedAmounts,
  firstRequested,
  type NextRequested,
  type NoRequestReason,
  nextRequested,
  reasonForNoRequest,
} from '#domain/payments/on-its-way.ts';
import type { PendingRepayment, RepaymentRequest } from '#domain/payments/repayment.ts';
import { isValidRepayment, repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { type ServiceFeeRequest, serviceFeeRequestOf } from '#domain/loans/service-fee.ts';
import type { MoneyStart } from '#machines/money-action/money-action.setup.ts';
import { required } from '#machines/shared/required.ts';
import type { RepaymentContext } from './context.ts';

type Chosen = Pick<RepaymentContext, 'pending' | 'count' | 'payAnyway'>;
type Due = Omit<Chosen, 'count'>;

/**
 * Whether unposted money covers the first requested amount, or is for a rollover or restructure.
 */
export const isDuePaid = ({ pending }: Pick<Due, 'pending'>): boolean =>
  pending !== null && firstRequested(requestedAmounts(pending)) === 0;

const paysTwice = (due: Due): boolean => due.payAnyway && isDuePaid(due);

export function requestedNow(due: Due): RequestedAmounts {
  const { pending } = due;
  if (!pending) return { installments: [], deducted: 0 };
  const { installments, settlement } = pending;
  return paysTwice(due) ? { installments, settlement, deducted: 0 } : requestedAmounts(pending);
}

export function nextOf(due: Due): NextRequested | null {
  const { pending } = due;
  return pending && nextRequested(paysTwice(due) ? { ...pending, oncePosted: undefined } : pending);
}

/**
 * Why the page requests no payment; null if it requests one, if the borrower pays anyway, and
 * before the first reply.
 */
export function noRequestReason({ pending, payAnyway }: Due): NoRequestReason | null {
  if (!pending || payAnyway) return null;
  const open = pending.offers?.open;
  const restructuring = open?.kind === 'restructure' && open.state === 'CONFIRMED';
  return reasonForNoRequest(requestedAmounts(pending), restructuring);
}

/** Whether money on its way pays a part of the service fee. */
const isFeeComing = ({ oncePosted }: PendingRepayment, unpaid: number): boolean =>
  oncePosted !== undefined &&
  oncePosted.reduce((sum, { serviceFee = 0 }) => sum + serviceFee, 0) < unpaid;

/** Undefined before the first reply, and if the payment is not requested or not valid (S5). */
export function validRequestOf(chosen: Chosen): RepaymentRequest | undefined {
  const { pending, count } = chosen;
  if (!pending || noRequestReason(chosen)) return undefined;
  const request = repaymentRequestOf(pending, count, requestedNow(chosen));
  return request.ok && isValidRepayment(request.value) ? request.value : undefined;
}

/** Null before both replies, without a payable fee, or if money on its way pays a part (O12). */
export function feeRequestOf({
  pending,
  detail,
}: Pick<RepaymentContext, 'pending' | 'detail'>): ServiceFeeRequest | null {
  const request = pending && detail && serviceFeeRequestOf(detail);
  return request && !isFeeComing(pending, request.amount) ? request : null;
}

export function feeAttemptOf(context: RepaymentContext): MoneyStart {
  if (context.intent) return { type: 'resume', intent: context.intent };
  const request = required(feeRequestOf(context), 'unpaid service fee');
  return { type: 'attempt', request: { kind: 'serviceFeePayment', ...request } };
}

export function attemptOf(context: RepaymentContext): MoneyStart {
  if (context.intent) return { type: 'resume', intent: context.intent };
  const repayment = required(validRequestOf(context), 'valid repayment');
  return { type: 'attempt', request: { kind: 'repaymentConfirm', repayment } };
}
