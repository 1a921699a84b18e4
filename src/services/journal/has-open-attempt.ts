import * as v from 'valibot';
import { settled, transact } from './database.ts';

const Closed = v.object({ open: v.literal(false) });
const Timed = v.object({ intent: v.object({ t: v.number() }) });

/** Whether an attempt is closed, or began before an instant; false for an unreadable row. */
const isOver = (row: unknown, since: number): boolean =>
  v.is(Closed, row) || (v.is(Timed, row) && row.intent.t < since);

/** Time limit of the browser's storage, in milliseconds. */
const limit = 5_000;

/**
 * Whether any user's money attempt that began after `since` (milliseconds) is open on this phone;
 * true if the journal is unreadable.
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
