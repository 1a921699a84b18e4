import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { virtualAccounts } from '#sandbox/database/offline-schema.ts';
import type { Server } from '../server/server.ts';
import { type Random, randomFrom, seedOf } from '../world/random.ts';
import type { Person } from './typing.ts';

const Posting = v.object({ loanOrderId: v.string(), postsAt: v.number() });

/** How long a counter takes to tell the lender: seconds, and of three in ten from minutes to two days. */
function postingTime(chance: Random): string {
  return chance.chance(0.3) ? `${chance.between(2, 2_880)}m` : '30s';
}

/**
 * Somebody pays into the newest number of a person: some coins more than it asks for, where the counter
 * takes them, else what it asks for; what a counter refuses is not paid.
 *
 * @param now the borrower's clock at the lender, in milliseconds
 */
export async function payAtCounter(
  server: Server,
  { borrower }: Person,
  { seed, now }: { seed: number; now: number },
): Promise<void> {
  const [newest] = await server.database.work(async (tx) =>
    tx
      .select()
      .from(virtualAccounts)
      .where(eq(virtualAccounts.userId, borrower.userId))
      .orderBy(desc(virtualAccounts.id)),
  );
  if (!newest) return;
  const { accountNumber, amount } = newest;
  const postAfter = postingTime(randomFrom(seedOf(seed, `counter ${now}`)));
  for (const paid of [amount + 0.27, amount]) {
    const { status, text } = await server.control('/payments', {
      accountNumber,
      amount: paid,
      postAfter,
    });
    if (status >= 300) continue;
    const before = server.paidIn.get(accountNumber) ?? 0;
    const centavos = Math.round(paid * 100);
    server.paidIn.set(accountNumber, before + centavos);
    const posting = v.parse(Posting, JSON.parse(text));
    server.counterMoney.push({ ...posting, accountNumber, centavos, paidAt: now });
    return;
  }
}
