import type { AnyMachineSnapshot } from 'xstate';
import { type FlowId, pageRow } from '#domain/pages.ts';
import { type Flow, locationIn } from '#machines/shared/flow.ts';

/**
 * Reads all values of a flow's descriptor for a snapshot. Throws unless a running flow is on one of
 * its own pages, or on an info page that it shows.
 */
export function readDescriptor<
  Id extends FlowId,
  Snapshot extends AnyMachineSnapshot,
  Input,
  Output,
  Kept,
>(flow: Flow<Id, Snapshot, Input, Output, Kept>, snapshot: Snapshot): void {
  const location = locationIn(flow, snapshot);
  const owner = location && pageRow(location.page).flow;
  const stands = owner === flow.id || owner === 'info';
  if (stands !== (snapshot.status === 'active')) {
    const at = `${JSON.stringify(snapshot.value)} (${snapshot.status})`;
    throw new Error(`${at} is on ${location?.page ?? 'no page'}`);
  }
  flow.record?.(snapshot);
  flow.creditOrderId?.(snapshot);
  flow.agreement?.(snapshot);
}
