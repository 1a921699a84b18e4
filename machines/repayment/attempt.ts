import {
  type Asked,
  askedOn,
  dueFirstAsked,
  type NextAsked,
  type NotAsked,
  nextAsked,
  reasonNotAsked,
} from '#domain/payments/on-its-way.ts';
import type { PendingRepayment, RepaymentRequest } from '#domain/payments/repayment.ts';
import { isValidRepayment, repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { type ServiceFeeRequest, serviceFeeRequestOf } from '#domain/loans/service-fee.ts';
import type { MoneyStart } from '#machines/money-action/money-action.setup.ts';
import { required } from '#machines/shared/required.ts';
import type { RepaymentContext } from './repayment.setup.ts';

type Chosen = Pick<RepaymentContext, 'pending' | 'count' | 'payAnyway'>;
type Due = Omit<Chosen, 'count'>;

/** Whether the borrower has paid everything that is due now, and the money is not posted yet. */
export const isDuePaid = ({ pending }: Pick<Due, 'pending'>): boolean =>
  pending !== null && dueFirstAsked(askedOn(pending)) === 0;

/** Whether the page asks for money that is on its way already: the borrower wants to pay a second time. */
const paysTwice = (due: Due): boolean => due.payAnyway && isDuePaid(due);

/** Returns the amounts that the page asks for: all unpaid ones when the borrower pays a second time. */
export function askedNow(due: Due): Asked {
  const { pending } = due;
  if (!pending) return { installments: [], deducted: 0 };
  const { installments, settlement } = pending;
  return paysTwice(due) ? { installments, settlement, deducted: 0 } : askedOn(pending);
}

/** The next due date of what the page asks for; null where no instalment is unpaid. */
export function nextOf(due: Due): NextAsked | null {
  const { pending } = due;
  return pending && nextAsked(paysTwice(due) ? { ...pending, oncePosted: undefined } : pending);
}

/** Why the page asks for nothing; null where it asks, also after the borrower chose to pay all the same. */
export function notAsked({ pending, payAnyway }: Due): NotAsked | null {
  if (!pending || payAnyway) return null;
  const open = pending.offers?.open;
  const restructuring = open?.kind === 'restructure' && open.state === 'CONFIRMED';
  return reasonNotAsked(askedOn(pending), restructuring);
}

/** Whether money on its way pays a part of the service fee: nothing is asked for it until that is posted. */
const isFeeComing = ({ oncePosted }: PendingRepayment, unpaid: number): boolean =>
  oncePosted !== undefined &&
  oncePosted.reduce((sum, { serviceFee = 0 }) => sum + serviceFee, 0) < unpaid;

/** The request that pays what is chosen, if it passes the repayment check (S5). */
export function validRequestOf(chosen: Chosen): RepaymentRequest | undefined {
  const { pending, count } = chosen;
  if (!pending || notAsked(chosen)) return undefined;
  const request = repaymentRequestOf(pending, count, askedNow(chosen));
  return request.ok && isValidRepayment(request.value) ? request.value : undefined;
}

/**
 * What is paid of the service fee (O12), from which account; null where that is not known, or where money
 * on its way pays it.
 */
export function feeRequestOf({
  pending,
  detail,
}: Pick<RepaymentContext, 'pending' | 'detail'>): ServiceFeeRequest | null {
  const request = pending && detail && serviceFeeRequestOf(detail);
  return request && !isFeeComing(pending, request.amount) ? request : null;
}

/** How the payment of the service fee starts: taken up again by its intent, or as a new attempt. */
export function feeAttemptOf(context: RepaymentContext): MoneyStart {
  if (context.intent) return { type: 'resume', intent: context.intent };
  const request = required(feeRequestOf(context), 'unpaid service fee');
  return { type: 'attempt', request: { kind: 'serviceFeePayment', ...request } };
}

/** How the payment starts: taken up again by its intent, or as a new attempt of a checked request. */
export function attemptOf(context: RepaymentContext): MoneyStart {
  if (context.intent) return { type: 'resume', intent: context.intent };
  const repayment = required(validRequestOf(context), 'valid repayment');
  return { type: 'attempt', request: { kind: 'repaymentConfirm', repayment } };
}
