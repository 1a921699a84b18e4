import type { AnyMachineSnapshot } from 'xstate';
import { type FlowId, type Location, pageRow } from '#domain/pages.ts';

/** Throws unless a running flow stands on one of its own pages (or on one to read, from within it). */
export function mustBeLocated(
  { status, value }: Pick<AnyMachineSnapshot, 'status' | 'value'>,
  location: Location | null,
  flow: FlowId,
): void {
  const owner = location && pageRow(location.page).flow;
  const stands = owner === flow || owner === 'info';
  if (stands !== (status === 'active')) {
    throw new Error(
      `${JSON.stringify(value)} (${status}) stands on ${location?.page ?? 'no page'}`,
    );
  }
}
