import { loanGroups } from '#domain/loans/loan-groups.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { isLate, type NotedLoan } from '#domain/payments/on-its-way.ts';
import { userKeyOf } from '#services/user-key.ts';
import { checkstandRecords } from './checkstand-records.ts';
import type { FlowServices } from './provider.ts';

/**
 * Adds the borrower's noted payments, except overdue notes, to the repayable loans of a reply.
 * `receivedAt`: the server's clock at the reply, in milliseconds.
 */
export async function notesOn(
  { loggedIn, storage }: Pick<FlowServices, 'loggedIn' | 'storage'>,
  orders: readonly LoanOrder[],
  receivedAt: number,
): Promise<NotedLoan[]> {
  const userId = loggedIn();
  if (userId === null) return [...orders];
  const userKey = await userKeyOf(userId);
  const records = checkstandRecords(storage);
  return orders.map((order) => {
    const { loanOrderId, status, postedNumbers = [] } = order;
    if (!loanGroups.toRepay.some((one) => one === status)) return order;
    const postings = postedNumbers.map((accountNumber) => ({ paidIn: { accountNumber } }));
    const notes = records.noted({ userKey, loanOrderId }, postings);
    const noted = notes.filter((note) => !isLate(note, { receivedAt }));
    return noted.length > 0 ? { ...order, noted } : order;
  });
}
