import { bankCardChanges } from '#sandbox/database/account-tables.ts';
import type { Transaction } from '#sandbox/database/database.ts';
import { refunds } from '#sandbox/database/offline-schema.ts';
import { borrowers, loanOrders, sessions, sms } from '#sandbox/database/schema.ts';
import { manila } from './reckoning.ts';

const cardChangeDays = 30;

export async function accountFaults(tx: Transaction, began: number): Promise<string[]> {
  const people = await tx.select().from(borrowers);
  const open = (await tx.select().from(sessions)).filter(
    ({ squeezedAt, endedAt }) => squeezedAt === null && endedAt === null,
  );
  const changes = (await tx.select().from(bankCardChanges)).toSorted(
    (one, other) => one.changedAt - other.changedAt,
  );
  const codes = await tx.select().from(sms);
  const loans = await tx.select().from(loanOrders);
  const sent = (await tx.select().from(refunds)).filter(({ state }) => state === 'sent');
  const deliveriesTo = (userId: string): number[] => [
    ...loans
      .filter((loan) => loan.userId === userId && loan.restructuredFrom === null)
      .flatMap(({ paidOutAt }) => paidOutAt ?? []),
    ...sent.filter((refund) => refund.userId === userId).map(({ since }) => since),
  ];
  return people.flatMap(({ userId, mobile }) => {
    const own = changes.filter((change) => change.userId === userId);
    const deliveries = deliveriesTo(userId);
    const early = own.find((change, index) => {
      const before = own[index - 1];
      if (!before || manila(change.changedAt) - manila(before.changedAt) >= cardChangeDays)
        return false;
      // A change counts only after a payout or a refund to the new account.
      return deliveries.some((at) => at >= before.changedAt && at < change.changedAt);
    });
    const uncoded = own.find(
      ({ changedAt }) =>
        changedAt >= began &&
        !codes.some(
          (code) =>
            code.mobile === mobile &&
            code.purpose === 'changeBankCard' &&
            code.usedAt === changedAt,
        ),
    );
    const isDeleted = mobile === `deleted ${userId}`;
    const here = open.filter((session) => session.userId === userId).length;
    const owes = loans.some(
      (loan) =>
        loan.userId === userId && !['settled', 'rejected', 'cancelled'].includes(loan.state),
    );
    return [
      ...(here > 1 ? [`${userId} is logged in ${here} times.`] : []),
      ...(early ? [`${userId} changed the account again too early.`] : []),
      ...(uncoded ? [`The code for a change of the account of ${userId} was not used up.`] : []),
      ...(isDeleted && here > 0 ? [`${userId} is deleted, but still logged in.`] : []),
      ...(isDeleted && owes ? [`${userId} is deleted, but still owes money.`] : []),
    ];
  });
}
