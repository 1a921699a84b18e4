import { ServiceFailure } from '#domain/failure.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { settleTime } from '#machines/money-action/timing.ts';
import { actor } from '#machines/shared/ports.ts';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import { createMoney } from '#services/money/money.ts';
import { lastKnownOf, type Memory } from './last-known.ts';
import type { FlowServices, FlowSettings } from './provider.ts';

type MovingPorts = Pick<MoneyActionPorts, 'submitMoney' | 'reconcileMoney'>;

/**
 * Removes the amounts around each money request and after each reconciliation, so that a reply in
 * between does not count as current.
 */
export const clearingLastKnown = (memory: Memory, money: MovingPorts): MovingPorts => ({
  async submitMoney(input, signal) {
    const lastKnown = lastKnownOf(memory, input.intent.userKey);
    lastKnown.forget();
    try {
      return await money.submitMoney(input, signal);
    } finally {
      lastKnown.forget();
    }
  },
  async reconcileMoney(input, signal) {
    const shown = await money.reconcileMoney(input, signal);
    lastKnownOf(memory, input.intent.userKey).forget();
    return shown;
  },
});

/** Milliseconds. */
const limit = 30_000;

/** @throws ServiceFailure `network` after the timeout, or the failure of a fetch */
export async function fetchFlows(
  { loadPage }: Pick<FlowServices, 'loadPage'>,
  ids: readonly FlowId[],
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceFailure({ kind: 'network' })), limit);
  });
  const pages = pageIds.filter((page) => ids.some((id) => id === pageRow(page).flow));
  try {
    await Promise.race([late, Promise.all(pages.map(loadPage))]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param leadsTo flows whose pages report the outcome; they are loaded before the request is sent
 */
export function moneyPorts(services: FlowServices, leadsTo: readonly FlowId[]): MoneyActionPorts {
  const money = createMoney(services);
  return {
    ...money,
    ...clearingLastKnown(services, money),
    async prepareAttempt(input, signal) {
      // A request without a connection has an unknown outcome, so it is not sent.
      if (services.isOffline()) throw new ServiceFailure({ kind: 'network' });
      await fetchFlows(services, leadsTo);
      return money.prepareAttempt(input, signal);
    },
  };
}

export const provideMoneyAction = (
  ports: MoneyActionPorts,
  { settleWindow }: Pick<FlowSettings, 'settleWindow'>,
) =>
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
