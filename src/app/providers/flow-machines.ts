import type { FlowId } from '#domain/pages.ts';
import type { FlowMachines } from '#machines/flows.ts';
import { createMoney } from '#services/money/money.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import { provideBorrow } from '../flows/borrow.ts';
import { provideHome } from '../flows/home.ts';
import { provideOrderProgress } from '../flows/order-progress.ts';
import { provideRepayment } from '../flows/repayment.ts';
import type { World } from '../flows/world.ts';
import { createFlowPorts, type FlowServices } from './flows.ts';
import type { Runs } from './lazy-flow.ts';

export type LazyServices = FlowServices & MoneyServices & Omit<World, 'ports'>;

/** The machines of the flows after login, ready to run. */
export type Machines = { [Id in FlowId]: Runs<FlowMachines[Id]> };

export const provideFlows = (world: World): Machines => ({
  home: provideHome(world),
  borrow: provideBorrow(world),
  orderProgress: provideOrderProgress(world),
  repayment: provideRepayment(world),
});

/** Everything that nobody needs before there is a session: flows, money, the journal. */
export function createLazyParts(services: LazyServices) {
  const ports = { ...createFlowPorts(services), ...createMoney(services) };
  return { journal: services.journal, machines: provideFlows({ ...services, ports }) };
}
