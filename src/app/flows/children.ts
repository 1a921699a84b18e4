import type { CreditOrder } from '#domain/credit/credit-order.ts';
import {
  creditCheckMachine,
  type CreditCheckPorts,
} from '#machines/credit-check/credit-check.machine.ts';
import {
  loanStatusRoutingMachine,
  type LoanStatusRoutingPorts,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { actor, type OpenNativePage, type RefundOverpayment } from '#machines/shared/ports.ts';
import type { FlowServices, FlowSettings } from './provider.ts';

/** The borrower's present order, also for an outdated id. Null before the first application. */
export async function queryCreditOrder(
  { api }: Pick<FlowServices, 'api'>,
  creditOrderId: string | null,
  signal: AbortSignal,
): Promise<CreditOrder | null> {
  const data = creditOrderId === null ? {} : { creditOrderId };
  return api.call('queryCreditOrder', data, { signal });
}

export const creditCheckPorts = (services: FlowServices): CreditCheckPorts => ({
  queryCreditOrder: ({ creditOrderId }, signal) =>
    queryCreditOrder(services, creditOrderId, signal),
});

export const provideCreditCheck = (
  ports: CreditCheckPorts,
  { trackReceiveConfirmOverdue }: FlowSettings,
) =>
  creditCheckMachine.provide({
    actors: { queryCreditOrder: actor(ports.queryCreditOrder) },
    actions: { trackReceiveConfirmOverdue: () => trackReceiveConfirmOverdue() },
  });

export const loanStatusRoutingPorts = ({ api }: FlowServices): LoanStatusRoutingPorts => ({
  queryLoanOrderStatus: (data, signal) => api.call('queryLoanOrderStatus', data, { signal }),
});

export const provideLoanStatusRouting = (ports: LoanStatusRoutingPorts) =>
  loanStatusRoutingMachine.provide({
    actors: { queryLoanOrderStatus: actor(ports.queryLoanOrderStatus) },
  });

export const refundOverpayment =
  ({ api }: Pick<FlowServices, 'api'>): RefundOverpayment =>
  (_, signal) =>
    api.call('refundOverpayment', {}, { signal });

export const openNativePage =
  ({ shell }: FlowServices): OpenNativePage =>
  async ({ page }) =>
    shell.openPage(page);

export const reportExpiredCredit =
  ({ shell }: FlowServices) =>
  async ({ creditOrderId }: { creditOrderId: string }) =>
    shell.expiredCreditOrRisk(creditOrderId);
