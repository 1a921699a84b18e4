import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import { type Product, realProduct } from '../world/product.ts';

type Machine = typeof moneyActionMachine;

export function withPorts(
  change: (ports: MoneyActionPorts, services: MoneyServices) => Partial<MoneyActionPorts>,
): Product {
  return {
    ...realProduct,
    ports: (services, device) => {
      const ports = realProduct.ports(services, device);
      return { ...ports, ...change(ports, services) };
    },
  };
}

export function withJournal(
  change: (journal: MoneyServices['journal']) => Partial<MoneyServices['journal']>,
): Product {
  return {
    ...realProduct,
    ports(services, device) {
      const { journal } = services;
      return realProduct.ports(
        { ...services, journal: { ...journal, ...change(journal) } },
        device,
      );
    },
  };
}

export function withTarget(source: string, event: string, right: string, wrong: string): Product {
  return {
    ...realProduct,
    spoil: (machine) => retarget(machine, source, event, right, wrong),
  };
}

function retarget(
  machine: Machine,
  source: string,
  event: string,
  right: string,
  wrong: string,
): void {
  const nodeOf = (path: string) => machine.getStateNodeById(`moneyAction.${path}`);
  const node = nodeOf(source);
  const redirected = (transitions: typeof node.always = []) =>
    transitions.map((transition) => {
      const hit = transition.target?.includes(nodeOf(right));
      return hit ? { ...transition, target: [nodeOf(wrong)] } : transition;
    });

  if (event === 'always') node.always = redirected(node.always);
  for (const [name, transitions] of node.transitions) {
    if (name.startsWith(event)) node.transitions.set(name, redirected(transitions));
  }
}
