import type { SnapshotFrom } from 'xstate';
import type { Place } from '#domain/pages.ts';
import { pageOf } from '#machines/shared/meta.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import { queryOf } from './stage.ts';

/** Where a person is while following an order; until its stage is known, where they asked to be. */
export function selectOrderProgressPlace(
  snapshot: SnapshotFrom<typeof orderProgressMachine>,
): Place | null {
  if (snapshot.status !== 'active') return null;
  const { page, subject } = snapshot.context;
  return { page: pageOf(snapshot) ?? page, query: queryOf(subject) };
}
