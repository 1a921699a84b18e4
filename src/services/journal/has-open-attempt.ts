import * as v from 'valibot';
import { settled, transact } from './database.ts';

const Closed = v.object({ open: v.literal(false) });

/** Time limit of the browser's storage, in milliseconds. */
const limit = 5_000;

/** Whether any user's money attempt is open on this phone; true if the journal is unreadable. */
export async function hasOpenAttempt(host: { readonly indexedDB: IDBFactory }): Promise<boolean> {
  try {
    const rows = await transact(host.indexedDB, 'readonly', limit, (store) =>
      settled<unknown[]>(store.getAll()),
    );
    return rows.some((row) => !v.is(Closed, row));
  } catch {
    return true;
  }
}
