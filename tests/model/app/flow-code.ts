import type { CodeOf, FlowCode } from '#app/flows/flow-code.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import type { FlowId } from '#domain/pages.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { eachFlow } from '#machines/flows.ts';
import { walkedFlows } from './app-flows.ts';
import type { World } from './world.ts';

const flowSettings: FlowSettings = {
  trackReceiveConfirmOverdue: () => undefined,
  toastMessage: () => undefined,
  showTheme: () => undefined,
  settleWindow: 90_000,
  caps: undefined,
};

/** If the code cannot run, a flow fails at its start. */
export function flowCodeOf({ flowPorts, flowsRun }: World): FlowCode {
  const there = <Code>(code: Code) => {
    const get = () => {
      if (!flowsRun()) throw new Error('the code of the flow cannot run');
      return code;
    };
    const load = async () => get();
    return { load, arrived: load, get };
  };
  return eachFlow<FlowCode>(
    <Id extends FlowId>(id: Id): CodeOf<Id> =>
      there({
        machine: walkedFlows[id].machine({ ...flowPorts, settings: flowSettings }),
        descriptor: anyDescriptor(id),
      }),
  );
}
