import { desc, eq } from 'drizzle-orm';
import { virtualAccounts } from '#sandbox/database/offline-schema.ts';
import type { Server } from '../server/server.ts';
import type { Person } from './typing.ts';

/**
 * Somebody pays into the newest number of a person: some coins more than it asks for, where the counter
 * takes them, else what it asks for; what a counter refuses is not paid.
 */
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
  for (const paid of [amount + 0.27, amount]) {
    const { status } = await server.control('/payments', {
      accountNumber,
      amount: paid,
      postAfter: '30s',
    });
    if (status >= 300) continue;
    const before = server.paidIn.get(accountNumber) ?? 0;
    server.paidIn.set(accountNumber, before + Math.round(paid * 100));
    return;
  }
}
