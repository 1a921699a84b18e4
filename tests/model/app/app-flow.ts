import type { Runs } from '#app/flows/lazy-flow.ts';
import type { Memory } from '#app/flows/last-known.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import type { FlowId } from '#domain/pages.ts';
import type { FlowKept, FlowMachines, FlowSnapshots } from '#machines/flows.ts';
import type { Calls } from './calls.ts';
import type { Journal } from './journal.ts';
import type { SharedPorts } from './shared-ports.ts';

/** The environment of the flows in the whole-app walk; `port` creates a flow's own ports. */
export type FlowWorld = {
  port: Calls['port'];
  shared: SharedPorts;
  settings: FlowSettings;
  /** The phone's stored replies, and the clock that they use. */
  memory: Memory;
  journal: Journal;
};

/** A flow's part in the walk of the whole app: `app.ts` in its folder. */
export type AppFlow<Id extends FlowId> = {
  /** The flow's machine with ports whose calls wait for the walk. */
  machine: (world: FlowWorld) => Runs<FlowMachines[Id]>;
  /** The part of its context that its guards and screens read; distinguishes states. */
  key: (snapshot: FlowSnapshots[Id]) => unknown;
  /** The part of its record for a reload. */
  keptKey?: (kept: FlowKept[Id]) => unknown;
};
