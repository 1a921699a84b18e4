import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { settleTime } from '#machines/money-action/timing.ts';
import { actor } from '#machines/shared/ports.ts';
import type { FlowId } from '#domain/pages.ts';
import { createMoney } from '#services/money/money.ts';
import { fetchFlows } from './fetch-flows.ts';
import type { FlowServices, FlowSettings } from './provider.ts';

/**
 * The ports of a money action on the services of this page.
 *
 * @param leadsTo the flows whose pages tell what became of it: nothing is sent before they are there
 */
export function moneyPorts(services: FlowServices, leadsTo: readonly FlowId[]): MoneyActionPorts {
  const money = createMoney(services);
  return {
    ...money,
    async prepareAttempt(input, signal) {
      await fetchFlows(services, leadsTo);
      return money.prepareAttempt(input, signal);
    },
  };
}

/** A money action, ready to run, for the flows that move money. */
export const provideMoneyAction = (ports: MoneyActionPorts, { settleWindow }: FlowSettings) =>
  moneyActionMachine.provide({
    actors: {
      prepareAttempt: actor(ports.prepareAttempt),
      submitMoney: actor(ports.submitMoney),
      reconcileMoney: actor(ports.reconcileMoney),
      closeIntent: actor(ports.closeIntent),
    },
    delays: {
      settleTime: ({ context }) => settleTime({ ...context.timing, settleWindow }, context.own),
    },
  });
