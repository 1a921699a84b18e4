import * as v from 'valibot';
import type { Runs } from '#app/flows/lazy-flow.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import type { FlowId } from '#domain/pages.ts';
import { folderOf } from '#machines/description/folder.ts';
import { flowModels } from '#machines/flow-models.ts';
import {
  eachFlow,
  flowIds,
  type FlowMachines,
  type FlowSnapshots,
  type StoredRecords,
} from '#machines/flows.ts';
import { failuresAlike } from '#machines/walk/environment.ts';
import { Missing } from '#machines/walk/missing.ts';
import type { Model } from '#machines/walk/model.ts';
import { isSpeaker } from '#machines/walk/service.ts';
import { isObject, partOf, providerOf } from '#tests/flows/part.ts';
import type { AppFlow, FlowWorld } from './app-flow.ts';
import { type Calls, modelled } from './calls.ts';
import type { CodeOf, FlowCode } from '#app/flows/flow-code.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import type { World } from './world.ts';

type WalkedFlow<Id extends FlowId> = {
  /** Calls of the machine's ports wait for the walk. */
  machine: (world: FlowWorld) => Runs<FlowMachines[Id]>;
  key: (snapshot: FlowSnapshots[Id]) => unknown;
  recordKey: (record: StoredRecords[Id]) => unknown;
};

type MachineOf<Id extends FlowId> = {
  machine(ports: Readonly<Record<string, unknown>>, settings: FlowSettings): Runs<FlowMachines[Id]>;
};

const portsOf = ({ services }: Model, port: Calls['port']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(services).flatMap(([name, service]) =>
      isSpeaker(service) ? [] : [[name, port(name, modelled(service))]],
    ),
  );

/** Reading a port that does not exist throws `Missing`. */
const complete = (id: FlowId, ports: Record<string, unknown>): Record<string, unknown> =>
  new Proxy(ports, {
    get(target, name) {
      if (name in target || typeof name === 'symbol') return target[String(name)];
      throw new Missing(
        `The model of ${id} has no service ${name}: tests/flows/${folderOf(id)}/app.ts must give the port.`,
      );
    },
  });

const wholeContext = ({ context }: { context: unknown }): unknown =>
  JSON.stringify(context, failuresAlike);

const load = async (get: (id: FlowId) => Promise<unknown>) =>
  new Map(await Promise.all(flowIds.map(async (id) => [id, await get(id)] as const)));

const providers = await load(providerOf);
const parts = await load((id) => partOf(folderOf(id), 'app'));

function walkedFlow<Id extends FlowId>(id: Id): WalkedFlow<Id> {
  const provider = v.parse(
    v.custom<MachineOf<Id>>(isObject, `src/flows/${folderOf(id)}/chunk.ts has no provider`),
    providers.get(id),
  );
  const part = v.parse(v.custom<AppFlow<Id>>(isObject), parts.get(id) ?? {});
  return {
    machine(world) {
      const modelPorts = portsOf(flowModels[id], world.port);
      const ports = { ...modelPorts, ...world.shared, ...part.ports?.(world) };
      return provider.machine(complete(id, ports), world.settings);
    },
    key: part.key ?? wholeContext,
    recordKey: part.recordKey ?? (() => null),
  };
}

type WalkedFlows = { [Id in FlowId]: WalkedFlow<Id> };

export const walkedFlows: WalkedFlows = eachFlow<WalkedFlows>(
  <Id extends FlowId>(id: Id): WalkedFlow<Id> => walkedFlow(id),
);

const flowSettings: FlowSettings = {
  trackReceiveConfirmOverdue: () => undefined,
  toastMessage: () => undefined,
  showTheme: () => undefined,
  settleWindow: 90_000,
  caps: undefined,
};

/** The code of each flow; while `flowsRun()` is false, a flow fails at its start. */
export function flowCodeOf({ flowPorts, flowsRun }: World): FlowCode {
  const there = <Code>(code: Code) => {
    const get = () => {
      if (!flowsRun()) throw new Error('the code of the flow cannot run');
      return code;
    };
    const arrived = async () => get();
    return { load: arrived, arrived, get };
  };
  return eachFlow<FlowCode>(
    <Id extends FlowId>(id: Id): CodeOf<Id> =>
      there({
        machine: walkedFlows[id].machine({ ...flowPorts, settings: flowSettings }),
        descriptor: anyDescriptor(id),
      }),
  );
}
