import type { AnyMachineSnapshot } from 'xstate';
import { type FlowId, type Place, pageRow } from '#domain/pages.ts';

/** Throws unless a running flow stands on one of its own pages (or on one to read, from within it). */
export function mustBePlaced(
  { status, value }: Pick<AnyMachineSnapshot, 'status' | 'value'>,
  place: Place | null,
  flow: FlowId,
): void {
  const owner = place && pageRow(place.page).flow;
  const stands = owner === flow || owner === 'reading';
  if (stands !== (status === 'active')) {
    throw new Error(`${JSON.stringify(value)} (${status}) stands on ${place?.page ?? 'no page'}`);
  }
}
