import type { RepaymentDetail } from '#domain/repayment.ts';
import type { Baseline, MoneyRequest } from '#domain/money.ts';
import type { MoneyServices } from './money-services.ts';

/** The ids of all of the borrower's loan orders, newest first. */
export async function loanOrderIds(
  { api }: Pick<MoneyServices, 'api'>,
  signal: AbortSignal,
): Promise<string[]> {
  const { orders } = await api.call('myOrders', {}, { signal });
  return orders.map(({ loanOrderId }) => loanOrderId);
}

const paidOn = ({ repayPlans, repaidServiceFee }: RepaymentDetail) =>
  repayPlans.reduce((sum, plan) => sum + plan.paidAmount, repaidServiceFee);

/** Everything that was ever paid on a loan, in pesos. */
export async function paidAmount(
  { api }: Pick<MoneyServices, 'api'>,
  loanOrderId: string,
  signal: AbortSignal,
): Promise<number> {
  return paidOn(await api.call('queryRepayOrderDetail', { loanOrderId }, { signal }));
}

/**
 * What the server shows of a request's subject now, by which the attempt is recognised afterwards.
 *
 * @throws ServiceFailure when the server does not say: then nothing may be sent
 */
export async function baselineOf(
  services: Pick<MoneyServices, 'api'>,
  request: MoneyRequest,
  signal: AbortSignal,
): Promise<Baseline> {
  if (request.kind === 'applyOrder') {
    const { creditOrderId } = request.choice;
    const ids = await loanOrderIds(services, signal);
    return { kind: request.kind, creditOrderId, loanOrderIds: ids };
  }
  const { loanOrderId } = request.repayment;
  const paid = await paidAmount(services, loanOrderId, signal);
  return { kind: request.kind, loanOrderId, paidAmount: paid };
}
