import * as v from 'valibot';
import { settled, transact } from './database.ts';

const Closed = v.object({ open: v.literal(false) });
const Timed = v.object({ intent: v.object({ t: v.number() }) });

const isOver = (row: unknown, since: number): boolean =>
  v.is(Closed, row) || (v.is(Timed, row) && row.intent.t < since);

/** Milliseconds. */
const limit = 5_000;

/**
 * Whether any user has an open attempt that began at `since` (milliseconds) or later. An unreadable
 * row or journal counts as an open attempt.
 */
export async function hasOpenAttempt(
  host: { readonly indexedDB: IDBFactory },
  since: number,
): Promise<boolean> {
  try {
    const rows = await transact(host.indexedDB, 'readonly', limit, (store) =>
      settled<unknown[]>(store.getAll()),
    );
    return rows.some((row) => !isOver(row, since));
  } catch {
    return true;
  }
}
