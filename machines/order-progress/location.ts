import type { SnapshotFrom } from 'xstate';
import type { Location } from '#domain/pages.ts';
import { pageOf } from '#machines/shared/meta.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import type { Subject } from './ports.ts';

/** The query that the subject's pages carry. */
function queryOf(subject: Subject): Location['query'] {
  return subject.type === 'loan' ? { loanOrderId: subject.loanOrderId } : {};
}

/** Where a person is while following an order; until its stage is known, where they asked to be. */
export function selectOrderProgressLocation(
  snapshot: SnapshotFrom<typeof orderProgressMachine>,
): Location | null {
  if (snapshot.status !== 'active') return null;
  const { page, subject } = snapshot.context;
  return { page: pageOf(snapshot) ?? page, query: queryOf(subject) };
}
