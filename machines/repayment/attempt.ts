import type { RepaymentRequest } from '#domain/repayment.ts';
import { checkRepayment, repaymentRequestOf } from '#domain/repayment-check.ts';
import { type ServiceFeeRequest, serviceFeeRequestOf } from '#domain/service-fee.ts';
import type { MoneyStart } from '#machines/money-action/money-action.setup.ts';
import { required } from '#machines/shared/required.ts';
import type { RepaymentContext } from './repayment.setup.ts';

/** The request that pays what is chosen, if it passes the repayment check (S5). */
export function validRequestOf({
  pending,
  count,
}: Pick<RepaymentContext, 'pending' | 'count'>): RepaymentRequest | undefined {
  const request = pending && repaymentRequestOf(pending, count);
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
