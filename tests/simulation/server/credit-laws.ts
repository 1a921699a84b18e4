import type { Transaction } from '#sandbox/database/database.ts';
import { credits } from '#sandbox/database/offline-schema.ts';
import { operationOrders } from '#sandbox/database/operation-tables.ts';
import { borrowers, loanOrders } from '#sandbox/database/schema.ts';
import { sum } from './reckoning.ts';

const openStates = ['initiated', 'confirmed', 'reviewing'];

/**
 * A loan must keep no credit of a peso or more while the borrower owes another loan that credit can
 * pay: a loan that was paid out before the credit's last movement, had no open operation then, and
 * replaces no restructured loan. A deleted account must have no credit.
 */
export async function creditFaults(tx: Transaction): Promise<string[]> {
  const movements = await tx.select().from(credits);
  if (movements.length === 0) return [];
  const loans = await tx.select().from(loanOrders);
  const people = await tx.select().from(borrowers);
  const operations = await tx.select().from(operationOrders);
  // Credit must not pay a loan with an open operation, because the payment would change or withdraw
  // the operation.
  const hadOpenOperation = (loanOrderId: string, at: number): boolean =>
    operations.some(
      ({ state, since, ...operation }) =>
        operation.loanOrderId === loanOrderId &&
        operation.initiatedAt <= at &&
        (openStates.includes(state) || at <= since),
    );
  return people.flatMap(({ userId, mobile }) => {
    const own = movements.filter((one) => one.userId === userId);
    if (mobile === `deleted ${userId}`) {
      const left = sum(own.map(({ centavos }) => centavos));
      return left === 0 ? [] : [`${userId} is deleted, but ${left} centavos of credit are left.`];
    }
    return loans.flatMap(({ loanOrderId }) => {
      const ofLoan = own.filter((one) => one.loanOrderId === loanOrderId);
      const centavos = sum(ofLoan.map((one) => one.centavos));
      const receivedAt = Math.max(...ofLoan.map(({ at }) => at));
      const other = loans.find(
        (loan) =>
          loan.userId === userId &&
          loan.loanOrderId !== loanOrderId &&
          (loan.state === 'repaying' || loan.state === 'overdue') &&
          loan.restructuredFrom === null &&
          (loan.paidOutAt ?? receivedAt) < receivedAt &&
          !hadOpenOperation(loan.loanOrderId, receivedAt),
      );
      return centavos < 100 || !other
        ? []
        : [
            `${centavos} centavos of credit are left of loan ${loanOrderId}, but loan ${other.loanOrderId} is owed.`,
          ];
    });
  });
}
