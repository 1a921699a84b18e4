import type { Runs } from '#app/flows/lazy-flow.ts';
import type { Memory } from '#app/flows/last-known.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import type { FlowId } from '#domain/pages.ts';
import type { FlowKept, FlowMachines, FlowSnapshots } from '#machines/flows.ts';
import type { Calls } from './calls.ts';
import type { Journal } from './journal.ts';
import type { SharedPorts } from './shared-ports.ts';

/** What the flows of the walked app run on; `port` makes the ports that are a flow's own. */
export type FlowWorld = {
  port: Calls['port'];
  shared: SharedPorts;
  settings: FlowSettings;
  /** What the phone keeps of the lender's words, and by which clock. */
  memory: Memory;
  journal: Journal;
};

/** A flow's part in the walk of the whole app: `app.ts` of its folder. */
export type AppFlow<Id extends FlowId> = {
  /** The flow's machine on ports whose calls wait for the walk. */
  machine: (world: FlowWorld) => Runs<FlowMachines[Id]>;
  /** What of its context its guards and its screens read: it tells states apart. */
  key: (snapshot: FlowSnapshots[Id]) => unknown;
  /** What of that it keeps for a reload. */
  keptKey?: (kept: FlowKept[Id]) => unknown;
};
