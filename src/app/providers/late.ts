import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import { createMoney } from '#services/money/money.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import { createFlowPorts, type FlowServices } from './flows.ts';

export type LateServices = FlowServices & Omit<MoneyServices, 'journal'>;

/** The services that nobody needs before there is a session. */
export function createLate(services: LateServices) {
  const journal = createIndexedDbJournal();
  return {
    journal,
    flows: createFlowPorts(services),
    money: createMoney({ ...services, journal }),
  };
}

export type Late = ReturnType<typeof createLate>;
