import { sendParent } from 'xstate';
import {
  attemptsMachine,
  type UnreadOutcomes,
  type AttemptsPorts,
} from '#machines/attempts/attempts.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { watcher } from '#machines/shared/watch.ts';
import { createMoney } from '#services/money/money.ts';
import { provideMoneyAction } from '../flows/money.ts';
import type { FlowServices, FlowSettings } from '../flows/provider.ts';

export type AttemptServices = Pick<
  FlowServices,
  'api' | 'clock' | 'lang' | 'mobile' | 'settleWindow' | 'journal'
> & {
  attemptOfFlow: () => string | null;
};

export const runAttempts = (
  ports: AttemptsPorts & MoneyActionPorts,
  settings: Pick<FlowSettings, 'settleWindow'>,
) =>
  attemptsMachine.provide({
    actors: {
      readOpenAttempts: actor(ports.readOpenAttempts),
      watchAttempts: watcher(ports.watchAttempts),
      moneyAction: provideMoneyAction(ports, settings),
    },
    actions: {
      outdatePage: sendParent({ type: 'page.refreshed' }),
      reportUnread: sendParent(
        ({ context: { userKey, news } }): UnreadOutcomes => ({
          type: 'outcomes.changed',
          userKey,
          news,
        }),
      ),
    },
  });

/** A failed request of these attempts shows no network-error toast. */
export function provideAttempts(services: AttemptServices) {
  const { call } = services.api;
  const api: Pick<typeof services.api, 'call'> = {
    call: (method, data, options) => call(method, data, { ...options, quiet: true }),
  };
  const readOpenAttempts: AttemptsPorts['readOpenAttempts'] = async ({ userKey }) => {
    const open = await services.journal.openIntents(userKey);
    return { intents: open.filter(({ attemptId }) => attemptId !== services.attemptOfFlow()) };
  };
  const watchAttempts: AttemptsPorts['watchAttempts'] = (_, tell) => {
    const changed = () => tell({ type: 'attempts.changed' });
    return { look: changed, stop: services.journal.onChange(changed) };
  };
  return runAttempts(
    { ...createMoney({ ...services, api }), readOpenAttempts, watchAttempts },
    services,
  );
}
