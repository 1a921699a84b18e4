import { desc, eq } from 'drizzle-orm';
import { virtualAccounts } from '#sandbox/database/offline-schema.ts';
import type { Server } from '../server/server.ts';
import type { Person } from './typing.ts';

/** Somebody pays what it asks for into the newest number of a person; what a counter refuses is not paid. */
export async function payAtCounter(server: Server, { borrower }: Person): Promise<void> {
  const [newest] = await server.database.work(async (tx) =>
    tx
      .select()
      .from(virtualAccounts)
      .where(eq(virtualAccounts.userId, borrower.userId))
      .orderBy(desc(virtualAccounts.id)),
  );
  if (!newest) return;
  const { accountNumber, amount } = newest;
  await server.control('/payments', { accountNumber, amount, postAfter: '30s' });
}
