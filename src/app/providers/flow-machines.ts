import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { settleTime } from '#machines/money-action/timing.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import { createMoney } from '#services/money/money.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import { createFlowPorts, type FlowPorts, type FlowServices } from './flows.ts';

export type LateServices = FlowServices &
  Omit<MoneyServices, 'journal'> & {
    /** The receive-confirm overdue event of S4. */
    trackReceiveConfirmOverdue: () => void;
    money: { settleWindow: number };
  };

/** The machines of the flows after login, with the world behind their ports. */
export function provideFlows(
  ports: FlowPorts & MoneyActionPorts,
  { trackReceiveConfirmOverdue, money }: Pick<LateServices, 'trackReceiveConfirmOverdue' | 'money'>,
) {
  const creditCheck = creditCheckMachine.provide({
    actors: { queryCreditOrder: actor(ports.queryCreditOrder) },
    actions: { trackReceiveConfirmOverdue: () => trackReceiveConfirmOverdue() },
  });
  const loanStatusRouting = loanStatusRoutingMachine.provide({
    actors: { queryLoanOrderStatus: actor(ports.queryLoanOrderStatus) },
  });
  const moneyAction = moneyActionMachine.provide({
    actors: {
      prepareAttempt: actor(ports.prepareAttempt),
      submitMoney: actor(ports.submitMoney),
      reconcileMoney: actor(ports.reconcileMoney),
      closeIntent: actor(ports.closeIntent),
    },
    delays: {
      settleTime: ({ context }) => settleTime({ ...context.timing, ...money }, context.own),
    },
  });
  return {
    home: homeMachine.provide({
      actors: {
        creditCheck,
        loanStatusRouting,
        getHomepageData: actor(ports.getHomepageData),
        openNativePage: actor(ports.openNativePage),
        reportExpiredCredit: actor(ports.reportExpiredCredit),
      },
    }),
    borrow: borrowMachine.provide({
      actors: {
        creditCheck,
        loanStatusRouting,
        moneyAction,
        loadLimit: actor(ports.loadLimit),
        priceLoan: actor(ports.priceLoan),
        previewAgreement: actor(ports.previewAgreement),
        reportExpiredCredit: actor(ports.reportExpiredCredit),
      },
    }),
    orderProgress: orderProgressMachine.provide({
      actors: {
        querySubject: actor(ports.querySubject),
        rejectGuide: actor(ports.rejectGuide),
      },
    }),
    repayment: repaymentMachine.provide({
      actors: {
        moneyAction,
        queryPendingRepayPlan: actor(ports.queryPendingRepayPlan),
        queryRepayOrderDetail: actor(ports.queryRepayOrderDetail),
      },
    }),
  };
}

/** Everything that nobody needs before there is a session: flows, money, the journal. */
export function createLate(services: LateServices) {
  const journal = createIndexedDbJournal();
  const ports = { ...createFlowPorts(services), ...createMoney({ ...services, journal }) };
  return { journal, machines: provideFlows(ports, services) };
}

export type Late = ReturnType<typeof createLate>;
