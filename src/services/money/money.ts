import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { MoneyServices } from './money-services.ts';
import { prepareAttempt } from './prepare.ts';
import { reconcileMoney } from './reconcile.ts';
import { submitMoney } from './submit.ts';

export function createMoney(services: MoneyServices): MoneyActionPorts {
  return {
    prepareAttempt: (input, signal) => prepareAttempt(services, input, signal),
    submitMoney: (input, signal) => submitMoney(services, input, signal),
    reconcileMoney: (input, signal) => reconcileMoney(services, input, signal),
    closeIntent: async ({ intent }) => ({ answer: await services.journal.close(intent) }),
  };
}
