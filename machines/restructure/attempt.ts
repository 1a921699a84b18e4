import type { MoneyRequest } from '#domain/money.ts';
import type { MoneyStart } from '#machines/money-action/money-action.setup.ts';
import { required } from '#machines/shared/required.ts';
import type { RestructureContext } from './restructure.setup.ts';

/**
 * The request that confirms the restructure on screen: the consent to its text, and the missing
 * payment.
 */
function requestOf(context: RestructureContext): MoneyRequest<'repayRestructureConfirm'> {
  const { restructureOrderId, missing, cardNumber } = required(context.order, 'restructure order');
  const { version, hash } = required(context.agreement, 'agreement');
  return {
    kind: 'repayRestructureConfirm',
    restructureOrderId,
    agreement: { version, hash },
    payment: missing > 0 ? { amount: missing, cardNumber } : null,
  };
}

/** Input of the money action: resumes the stored intent, or starts a new attempt without one. */
export function attemptOf(context: RestructureContext): MoneyStart {
  return context.intent
    ? { type: 'resume', intent: context.intent }
    : { type: 'attempt', request: requestOf(context) };
}
