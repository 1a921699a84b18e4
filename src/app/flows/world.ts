import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { settleTime } from '#machines/money-action/timing.ts';
import { actor } from '#machines/shared/ports.ts';
import type { FlowPorts } from '../providers/flows.ts';

/** What the flows run on. */
export type World = {
  ports: FlowPorts & MoneyActionPorts;
  /** The receive-confirm overdue event of S4. */
  trackReceiveConfirmOverdue: () => void;
  money: { settleWindow: number };
};

export const provideCreditCheck = ({ ports, trackReceiveConfirmOverdue }: World) =>
  creditCheckMachine.provide({
    actors: { queryCreditOrder: actor(ports.queryCreditOrder) },
    actions: { trackReceiveConfirmOverdue: () => trackReceiveConfirmOverdue() },
  });

export const provideLoanStatusRouting = ({ ports }: World) =>
  loanStatusRoutingMachine.provide({
    actors: { queryLoanOrderStatus: actor(ports.queryLoanOrderStatus) },
  });

export const provideMoneyAction = ({ ports, money }: World) =>
  moneyActionMachine.provide({
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
