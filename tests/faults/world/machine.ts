import { type ActorSystem, type ActorSystemInfo, fromPromise } from 'xstate';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Product } from './product.ts';

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
