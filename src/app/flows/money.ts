import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { settleTime } from '#machines/money-action/timing.ts';
import { actor } from '#machines/shared/ports.ts';
import type { FlowSettings } from './provider.ts';

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
