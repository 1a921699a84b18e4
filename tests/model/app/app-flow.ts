import type { Memory } from '#app/flows/last-known.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import type { FlowId } from '#domain/pages.ts';
import type { FlowKept, FlowSnapshots } from '#machines/flows.ts';
import type { Calls } from './calls.ts';
import type { Journal } from './journal.ts';
import type { SharedPorts } from './shared-ports.ts';

/** The environment of the flows in the whole-app walk; `port` creates a flow's own ports. */
export type FlowWorld = {
  port: Calls['port'];
  shared: SharedPorts;
  settings: FlowSettings;
  /**
   * The phone's storage, the clock, and the logged-in borrower, which the last known amounts need.
   */
  memory: Memory;
  journal: Journal;
};

/**
 * The additions to a flow's model for the walk of the whole app: `app.ts` in its folder. A flow
 * without the file is walked with its model alone.
 */
export type AppFlow<Id extends FlowId, Ports = object> = {
  /**
   * Ports that replace the model's: with fewer outcomes, so that the whole app has fewer states, or
   * for services that only listen.
   */
  ports?: (world: FlowWorld) => Partial<Ports>;
  /**
   * The part of the flow's context that its guards and screens read, which distinguishes states; by
   * default the whole context.
   */
  key?: (snapshot: FlowSnapshots[Id]) => unknown;
  /** The part of the flow's record for a reload that distinguishes states; by default none. */
  keptKey?: (kept: FlowKept[Id]) => unknown;
};
