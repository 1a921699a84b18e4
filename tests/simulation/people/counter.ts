import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { virtualAccounts } from '#sandbox/database/offline-schema.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import type { Server } from '../server/server.ts';
import { type Random, randomFrom, seedOf } from '../world/random.ts';
import type { Slot } from '../world/slot.ts';
import type { Mishap } from './mishaps.ts';
import type { Person } from './typing.ts';

const Posting = v.object({ loanOrderId: v.string(), postsAt: v.number() });

function seesNumber({ page }: Slot): boolean {
  if (page?.location()?.page !== 'repayOffline') return false;
  const { offlinePayment } = page.snapshot().children;
  return (
    !!offlinePayment && selectOfflinePaymentView(offlinePayment.getSnapshot()).phase === 'alive'
  );
}

export function counterMishap(slot: Slot, chance: Random): Mishap | null {
  if (slot.goal.paysAtCounter === undefined) return null;
  if (seesNumber(slot) && chance.chance(0.5)) return { type: 'paidAtCounter' };
  return slot.steps > 8 && chance.chance(0.06) ? { type: 'daysPass', days: 1 } : null;
}

function postingTime(chance: Random): string {
  return chance.chance(0.3) ? `${chance.between(2, 2_880)}m` : '30s';
}

/**
 * Pays into the person's newest number: the amount with `more` and centavos, or if the counter
 * refuses it, without centavos, or else the requested amount.
 *
 * @param now the borrower's clock at the lender, milliseconds
 * @param more pesos beyond the requested amount; negative for less
 */
export async function payAtCounter(
  server: Server,
  { borrower }: Person,
  { seed, now, more }: { seed: number; now: number; more: number },
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
  for (const paid of [amount + more + 0.27, amount + more, amount]) {
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
