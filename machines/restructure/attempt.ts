import type { MoneyRequest } from '#domain/money.ts';
import type { MoneyStart } from '#machines/money-action/money-action.setup.ts';
import { required } from '#machines/shared/required.ts';
import type { RestructureContext } from './restructure.setup.ts';

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

export function attemptOf(context: RestructureContext): MoneyStart {
  return context.intent
    ? { type: 'resume', intent: context.intent }
    : { type: 'attempt', request: requestOf(context) };
}
