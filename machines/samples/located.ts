import type { AnyMachineSnapshot } from 'xstate';
import { type FlowId, pageRow } from '#domain/pages.ts';
import { type Flow, locationIn } from '#machines/shared/flow.ts';

/** Throws if a running flow is on a page that is neither its own nor an info page. */
export function readDescriptor<
  Id extends FlowId,
  Snapshot extends AnyMachineSnapshot,
  Input,
  Output,
  StoredRecord,
>(flow: Flow<Id, Snapshot, Input, Output, StoredRecord>, snapshot: Snapshot): void {
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
