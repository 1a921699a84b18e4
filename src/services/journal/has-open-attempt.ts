import * as v from 'valibot';
import { settled, transact } from './database.ts';

const Closed = v.object({ open: v.literal(false) });

/** How long the browser's storage may take, in milliseconds. */
const limit = 5_000;

/** Whether anybody's attempt to move money is open on this phone; also where nobody can tell. */
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
