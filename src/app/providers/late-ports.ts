import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { FlowPorts } from './flows.ts';
import type { Late } from './late.ts';

/** A port whose implementation comes with its first call. */
function via<Ports, Input, Output>(
  ports: () => Promise<Ports>,
  pick: (ports: Ports) => Port<Input, Output>,
): Port<Input, Output> {
  return async (input, signal) => pick(await ports())(input, signal);
}

/** The ports of the flows after login, whose code comes with the first of them that is called. */
export function latePorts(late: () => Promise<Late>): FlowPorts & MoneyActionPorts {
  const flows = async () => (await late()).flows;
  const money = async () => (await late()).money;
  return {
    queryCreditOrder: via(flows, (ports) => ports.queryCreditOrder),
    queryLoanOrderStatus: via(flows, (ports) => ports.queryLoanOrderStatus),
    openNativePage: via(flows, (ports) => ports.openNativePage),
    reportExpiredCredit: via(flows, (ports) => ports.reportExpiredCredit),
    getHomepageData: via(flows, (ports) => ports.getHomepageData),
    loadLimit: via(flows, (ports) => ports.loadLimit),
    priceLoan: via(flows, (ports) => ports.priceLoan),
    previewAgreement: via(flows, (ports) => ports.previewAgreement),
    readStoredAgreement: via(flows, (ports) => ports.readStoredAgreement),
    querySubject: via(flows, (ports) => ports.querySubject),
    rejectGuide: via(flows, (ports) => ports.rejectGuide),
    queryPendingRepayPlan: via(flows, (ports) => ports.queryPendingRepayPlan),
    queryRepayOrderDetail: via(flows, (ports) => ports.queryRepayOrderDetail),
    customerServiceEntrance: via(flows, (ports) => ports.customerServiceEntrance),
    prepareAttempt: via(money, (ports) => ports.prepareAttempt),
    submitMoney: via(money, (ports) => ports.submitMoney),
    reconcileMoney: via(money, (ports) => ports.reconcileMoney),
    closeIntent: via(money, (ports) => ports.closeIntent),
  };
}
