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

type Chosen = Pick<RepaymentContext, 'pending' | 'count' | 'payAnyway'>;

/** What is asked for of what is due: all of it where the person wants to pay a second time. */
export function askedNow({ pending, payAnyway }: Pick<Chosen, 'pending' | 'payAnyway'>): Asked {
  if (!pending) return { installments: [], paid: 0 };
  return payAnyway ? { installments: pending.installments, paid: 0 } : askedOn(pending);
}

/** What is to be paid next of what is asked for; null where nothing is left. */
export const nextOf = ({
  pending,
  payAnyway,
}: Pick<Chosen, 'pending' | 'payAnyway'>): NextAsked | null =>
  pending && nextAsked(payAnyway ? { ...pending, oncePosted: undefined } : pending);

/**
 * Why nothing is asked for on a loan that is to be repaid: all that is due was paid and is on its way,
 * or a restructure is being made of it, which a payment would undo.
 */
export type NotAsked = 'paid' | 'restructuring';

/** Why nothing is asked for; null where something is, also where the person wants to pay all the same. */
export function notAsked({
  pending,
  payAnyway,
}: Pick<Chosen, 'pending' | 'payAnyway'>): NotAsked | null {
  if (!pending || payAnyway) return null;
  const open = pending.offers?.open;
  if (open?.kind === 'restructure' && open.state === 'CONFIRMED') return 'restructuring';
  return dueFirstAsked(askedNow({ pending, payAnyway })) === 0 ? 'paid' : null;
}

/** The request that pays what is chosen, if it passes the repayment check (S5). */
export function validRequestOf(chosen: Chosen): RepaymentRequest | undefined {
  const { pending, count } = chosen;
  if (!pending || notAsked(chosen)) return undefined;
  const request = repaymentRequestOf(pending, count, askedNow(chosen));
  const checked = request.ok ? checkRepayment(request.value) : undefined;
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
