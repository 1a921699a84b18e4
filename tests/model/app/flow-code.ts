import { borrowProvider } from '#app/flows/borrow.ts';
import type { FlowCode } from '#app/flows/flow-code.ts';
import { homeProvider } from '#app/flows/home.ts';
import { orderProgressProvider } from '#app/flows/order-progress.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import { repaymentProvider } from '#app/flows/repayment.ts';
import type { World } from './world.ts';

const settings: FlowSettings = {
  trackReceiveConfirmOverdue: () => undefined,
  settleWindow: 90_000,
  caps: undefined,
};

/** The flows' machines on a world's ports; without running code a flow breaks as it starts. */
export function flowCodeOf({ ports, flowsRun }: World): FlowCode {
  const there = <Machine>(machine: Machine) => {
    const get = () => {
      if (!flowsRun()) throw new Error('the code of the flow is broken');
      return machine;
    };
    const load = async () => get();
    return { load, arrived: load, get };
  };
  return {
    home: there(homeProvider.machine(ports, settings)),
    borrow: there(borrowProvider.machine(ports, settings)),
    orderProgress: there(orderProgressProvider.machine(ports, settings)),
    repayment: there(repaymentProvider.machine(ports, settings)),
  };
}
