import { loanGroups } from '#domain/loans/loan-groups.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import { isLate, type NotedLoan } from '#domain/payments/on-its-way.ts';
import { userKeyOf } from '#services/user-key.ts';
import { checkstandRecords } from './checkstand-records.ts';
import type { FlowServices } from './provider.ts';

type Services = Pick<FlowServices, 'loggedIn' | 'storage'>;

/** The borrower's notes of unposted payments on a loan, also overdue ones. */
export async function notesOf(
  { loggedIn, storage }: Services,
  { loanOrderId, postedNumbers = [] }: Pick<LoanOrder, 'loanOrderId' | 'postedNumbers'>,
): Promise<PaidNote[]> {
  const userId = loggedIn();
  if (userId === null) return [];
  const loan = { userKey: await userKeyOf(userId), loanOrderId };
  return checkstandRecords(storage).noted(
    loan,
    postedNumbers.map((accountNumber) => ({ paidIn: { accountNumber } })),
  );
}

/**
 * Adds the borrower's noted payments, except overdue notes, to the repayable loans of a reply.
 * `receivedAt`: the server's clock at the reply, in milliseconds.
 */
export function notesOn(
  services: Services,
  orders: readonly LoanOrder[],
  receivedAt: number,
): Promise<NotedLoan[]> {
  return Promise.all(
    orders.map(async (order) => {
      if (!loanGroups.toRepay.some((one) => one === order.status)) return order;
      const notes = await notesOf(services, order);
      const noted = notes.filter((note) => !isLate(note, { receivedAt }));
      return noted.length > 0 ? { ...order, noted } : order;
    }),
  );
}
