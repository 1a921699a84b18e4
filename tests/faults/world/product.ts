import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { createMoney } from '#services/money/money.ts';
import type { MoneyServices } from '#services/money/money-services.ts';

/** What is put into the world: the chart, and its ports on a page's services. */
export type Product = {
  machine: typeof moneyActionMachine;
  /** `wall` is the device's clock, which may be wrong, in milliseconds. */
  ports: (services: MoneyServices, device: { wall: () => number }) => MoneyActionPorts;
  /** Does harm to the chart just before it runs; the real one has none. */
  spoil?: (machine: typeof moneyActionMachine) => void;
};

/** The real one. */
export const realProduct: Product = { machine: moneyActionMachine, ports: createMoney };
