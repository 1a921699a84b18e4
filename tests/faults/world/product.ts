import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { createMoney } from '#services/money/money.ts';
import type { MoneyServices } from '#services/money/money-services.ts';

/** The code under test: the chart, and its ports on a page's services. */
export type Product = {
  machine: typeof moneyActionMachine;
  /** `wall` is the device's clock in milliseconds, which can be wrong. */
  ports: (services: MoneyServices, device: { wall: () => number }) => MoneyActionPorts;
  /** Changes the chart before its first run. */
  spoil?: (machine: typeof moneyActionMachine) => void;
};

export const realProduct: Product = { machine: moneyActionMachine, ports: createMoney };
