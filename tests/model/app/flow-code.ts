import type { FlowCode } from '#app/flows/flow-code.ts';
import type { Runs } from '#app/flows/lazy-flow.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import type { LazyCode } from '#app/loading/lazy-code.ts';
import type { FlowId } from '#domain/pages.ts';
import { eachFlow, type FlowMachines } from '#machines/flows.ts';
import { appFlowOf } from './app-flows.ts';
import type { World } from './world.ts';

export const flowSettings: FlowSettings = {
  trackReceiveConfirmOverdue: () => undefined,
  toastMessage: () => undefined,
  showTheme: () => undefined,
  settleWindow: 90_000,
  caps: undefined,
};

/** The flows' machines with a world's ports. If the code cannot run, a flow fails at its start. */
export function flowCodeOf({ flowPorts, flowsRun }: World): FlowCode {
  const there = <Machine>(machine: Machine) => {
    const get = () => {
      if (!flowsRun()) throw new Error('the code of the flow cannot run');
      return machine;
    };
    const load = async () => get();
    return { load, arrived: load, get };
  };
  return eachFlow<FlowCode>(
    <Id extends FlowId>(id: Id): LazyCode<Runs<FlowMachines[Id]>> =>
      there(appFlowOf(id).machine({ ...flowPorts, settings: flowSettings })),
  );
}
