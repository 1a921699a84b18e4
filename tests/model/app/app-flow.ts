import type { Memory } from '#app/flows/last-known.ts';
import type { FlowSettings } from '#app/flows/provider.ts';
import type { FlowId } from '#domain/pages.ts';
import type { FlowSnapshots, StoredRecords } from '#machines/flows.ts';
import type { Calls } from './calls.ts';
import type { Journal } from './journal.ts';
import type { SharedPorts } from './shared-ports.ts';

/** `port` creates a flow's own ports. */
export type FlowWorld = {
  port: Calls['port'];
  shared: SharedPorts;
  settings: FlowSettings;
  memory: Memory;
  journal: Journal;
};

/** The export of `app.ts` in a flow's folder; without the file, the model alone is walked. */
export type AppFlow<Id extends FlowId, Ports = object> = {
  /**
   * Ports with fewer outcomes than the model's, so that the whole app has fewer states; or for
   * services that only listen.
   */
  ports?: (world: FlowWorld) => Partial<Ports>;
  /** The part of the context that distinguishes states; by default the whole context. */
  key?: (snapshot: FlowSnapshots[Id]) => unknown;
  /** The part of the stored record that distinguishes states; by default none. */
  recordKey?: (record: StoredRecords[Id]) => unknown;
};
