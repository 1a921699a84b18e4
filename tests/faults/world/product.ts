import { type ActorSystem, type ActorSystemInfo, fromPromise } from 'xstate';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
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

const portsIn = new WeakMap<ActorSystem<ActorSystemInfo>, MoneyActionPorts>();

function forwardTo<Input, Output>(portOf: (ports: MoneyActionPorts) => Port<Input, Output>) {
  return fromPromise<Output, Input>(({ input, signal, system }) => {
    const ports = portsIn.get(system);
    if (!ports) throw new Error('the money action has no page');
    return portOf(ports)(input, signal);
  });
}

function prepare(product: Product): Product['machine'] {
  const machine = product.machine.provide({
    actors: {
      prepareAttempt: forwardTo((ports) => ports.prepareAttempt),
      submitMoney: forwardTo((ports) => ports.submitMoney),
      reconcileMoney: forwardTo((ports) => ports.reconcileMoney),
      closeIntent: forwardTo((ports) => ports.closeIntent),
    },
  });
  product.spoil?.(machine);
  return machine;
}

/** Preparing a chart takes longer than running it. */
const prepared = new WeakMap<Product, Product['machine']>();

export function machineOf(product: Product): Product['machine'] {
  const machine = prepared.get(product) ?? prepare(product);
  prepared.set(product, machine);
  return machine;
}

/** Must be called before the system starts. */
export function connect(system: ActorSystem<ActorSystemInfo>, ports: MoneyActionPorts): void {
  portsIn.set(system, ports);
}
