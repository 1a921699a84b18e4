import { desc, eq } from 'drizzle-orm';
import { minute } from '#domain/constants.ts';
import { isRefundable } from '#domain/payments/overpayment.ts';
import { selectHomeView } from '#machines/home/view.ts';
import type { Transaction } from '#sandbox/database/database.ts';
import { credits, refunds } from '#sandbox/database/offline-schema.ts';
import { loanOrders } from '#sandbox/database/schema.ts';
import { perform } from '../people/perform.ts';
import { sum } from '../server/reckoning.ts';
import type { Slot } from '../world/slot.ts';
import { pageRequest } from './closed-pages.ts';
import type { MakeWatcher } from './watcher.ts';

async function creditOf(tx: Transaction, userId: string): Promise<number> {
  const loans = await tx.select().from(loanOrders).where(eq(loanOrders.userId, userId));
  const owed = new Set(
    loans
      .filter(({ state }) => state === 'repaying' || state === 'overdue')
      .map(({ loanOrderId }) => loanOrderId),
  );
  const movements = await tx.select().from(credits).where(eq(credits.userId, userId));
  return sum(
    movements.filter(({ loanOrderId }) => !owed.has(loanOrderId)).map(({ centavos }) => centavos),
  );
}

async function newestRefund(tx: Transaction, userId: string) {
  const [newest] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.userId, userId))
    .orderBy(desc(refunds.requestedAt), desc(refunds.refundId));
  return newest;
}

const patience = minute;

/**
 * Checks that refundable credit returns: after the failures end, the home page of a logged-in
 * borrower, if it loads, shows all of it, and one tap refunds it, unless the payout account rejects
 * it.
 */
export const creditReturns: MakeWatcher = ({ slots, server, scheduler }) => {
  const read = async (userId: string) =>
    server.database.work(async (tx) => ({
      credit: await creditOf(tx, userId),
      refund: await newestRefund(tx, userId),
    }));

  /** Returns centavos; null if home is not shown or has no data. */
  function shownCredit({ page }: Slot): number | null {
    const { home } = page?.snapshot().children ?? {};
    if (!home || page?.location()?.page !== 'home') return null;
    const { overpayment, failed, loading } = selectHomeView(home.getSnapshot());
    return failed || loading ? null : (overpayment?.overpaid.centavos ?? 0);
  }

  const isBorrowerOf = ({ page, person }: Slot): boolean =>
    page?.snapshot().context.session?.auth.mobile === person.borrower.mobile;

  return {
    async after(pass) {
      const faults: string[] = [];
      for (const slot of slots) {
        const { name, page, person } = slot;
        const { userId } = person.borrower;
        if (!page || !isBorrowerOf(slot)) continue;
        if (!isRefundable({ centavos: (await read(userId)).credit })) continue;
        scheduler.after(0, `${name} goes home`, () =>
          page.within(() => perform(page, [pageRequest('home')])),
        );
        faults.push(...(await pass(patience)));
        const { credit } = await read(userId);
        const shown = shownCredit(slot);
        if (shown === null || !isRefundable({ centavos: credit })) continue;
        if (shown !== credit) {
          faults.push(`${name}: home shows ${shown} centavos of credit instead of ${credit}.`);
        }
        scheduler.after(0, `${name} asks for the refund`, () =>
          page.within(() => perform(page, [{ to: 'home', event: { type: 'refund.requested' } }])),
        );
        faults.push(...(await pass(patience)));
        const { credit: left, refund } = await read(userId);
        const isRefunded = left === 0 && refund?.centavos === credit;
        if (!isRefunded && refund?.state !== 'failed') {
          faults.push(
            `${name}: ${left} of ${credit} centavos of credit are left after a tap on the refund.`,
          );
        }
      }
      return faults;
    },
  };
};
