import type { RepaymentRequest } from '#domain/repayment.ts';
import { checkRepayment, repaymentRequestOf } from '#domain/repayment-check.ts';
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

/** How the payment starts: taken up again by its intent, or as a new attempt of a checked request. */
export function attemptOf(context: RepaymentContext): MoneyStart {
  if (context.intent) return { type: 'resume', intent: context.intent };
  const repayment = required(validRequestOf(context), 'valid repayment');
  return { type: 'attempt', request: { kind: 'repaymentConfirm', repayment } };
}
