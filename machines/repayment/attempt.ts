import {
  type Asked,
  askedOn,
  dueFirstAsked,
  type NextAsked,
  nextAsked,
} from '#domain/on-its-way.ts';
import type { RepaymentRequest } from '#domain/repayment.ts';
import { checkRepayment, repaymentRequestOf } from '#domain/repayment-check.ts';
import { type ServiceFeeRequest, serviceFeeRequestOf } from '#domain/service-fee.ts';
import type { MoneyStart } from '#machines/money-action/money-action.setup.ts';
import { required } from '#machines/shared/required.ts';
import type { RepaymentContext } from './repayment.setup.ts';

type Chosen = Pick<RepaymentContext, 'pending' | 'count' | 'again'>;

/** What is asked for of what is due: all of it where the person wants to pay a second time. */
export function askedNow({ pending, again }: Pick<Chosen, 'pending' | 'again'>): Asked {
  if (!pending) return { installments: [], paid: 0 };
  return again ? { installments: pending.installments, paid: 0 } : askedOn(pending);
}

/** What is to be paid next of what is asked for; null where nothing is left. */
export const nextOf = ({ pending, again }: Pick<Chosen, 'pending' | 'again'>): NextAsked | null =>
  pending && nextAsked(again ? { ...pending, oncePosted: undefined } : pending);

/** Everything that is due has been paid, and is on its way. */
export const isPaidAlready = (chosen: Pick<Chosen, 'pending' | 'again'>): boolean =>
  chosen.pending !== null && dueFirstAsked(askedNow(chosen)) === 0;

/** The request that pays what is chosen, if it passes the repayment check (S5). */
export function validRequestOf(chosen: Chosen): RepaymentRequest | undefined {
  const { pending, count } = chosen;
  const request = pending && repaymentRequestOf(pending, count, askedNow(chosen));
  const checked = request?.ok ? checkRepayment(request.value) : undefined;
  return checked?.ok ? checked.value : undefined;
}

/** What is paid of the service fee (O12), from which account; nothing where that is not known. */
export function feeRequestOf({
  pending,
  detail,
}: Pick<RepaymentContext, 'pending' | 'detail'>): ServiceFeeRequest | null {
  return pending && detail && serviceFeeRequestOf(detail);
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
