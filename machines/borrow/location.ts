import type { SnapshotFrom } from 'xstate';
import type { PageId, Location } from '#domain/pages.ts';
import { pageOf } from '#machines/shared/meta.ts';
import type { borrowMachine } from './borrow.machine.ts';
import type { BorrowRecord } from '#domain/records.ts';

const pageOfStep = {
  limit: 'limit',
  quota: 'quota',
  confirm: 'confirm',
} as const satisfies Record<BorrowRecord['step'], PageId>;

/** Where a person is while borrowing; while loading, the page they are headed for. */
export function selectBorrowLocation(
  snapshot: SnapshotFrom<typeof borrowMachine>,
): Location | null {
  if (snapshot.status !== 'active') return null;
  return { page: pageOf(snapshot) ?? pageOfStep[snapshot.context.resumeAt], query: {} };
}

/** What borrowing remembers across a reload; null when there is nothing to remember. */
export function selectBorrowRecord(
  snapshot: SnapshotFrom<typeof borrowMachine>,
): BorrowRecord | null {
  const { draft, limit, resumeAt } = snapshot.context;
  if (snapshot.status !== 'active' || limit === null) return null;
  return { version: 1, step: resumeAt, ...draft };
}
