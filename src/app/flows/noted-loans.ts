import { isInGroup } from '#domain/loans/loan-groups.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import { isLate, type NotedLoan } from '#domain/payments/on-its-way.ts';
import { userKeyOf } from '#services/user-key.ts';
import { checkstandRecords } from './checkstand-records.ts';
import type { FlowServices } from './provider.ts';

type Services = Pick<FlowServices, 'loggedIn' | 'storage'>;

type Posted = Pick<LoanOrder, 'loanOrderId' | 'postedNumbers'>;

export function unpostedNotes(
  storage: Services['storage'],
  userKey: string,
  { loanOrderId, postedNumbers = [] }: Posted,
): PaidNote[] {
  const postings = postedNumbers.map((accountNumber) => ({ paidIn: { accountNumber } }));
  return checkstandRecords(storage).noted({ userKey, loanOrderId }, postings);
}

export async function notesOf({ loggedIn, storage }: Services, loan: Posted): Promise<PaidNote[]> {
  const userId = loggedIn();
  return userId === null ? [] : unpostedNotes(storage, await userKeyOf(userId), loan);
}

/**
 * Adds the borrower's notes, except those past their latest posting time, to the repayable loans.
 * `receivedAt`: the server's clock, in milliseconds.
 */
export async function notesOn(
  { loggedIn, storage }: Services,
  orders: readonly LoanOrder[],
  receivedAt: number,
): Promise<NotedLoan[]> {
  const userId = loggedIn();
  if (userId === null) return [...orders];
  const userKey = await userKeyOf(userId);
  return orders.map((order) => {
    if (!isInGroup(order, 'toRepay')) return order;
    const notes = unpostedNotes(storage, userKey, order);
    const noted = notes.filter((note) => !isLate(note, { receivedAt }));
    return noted.length > 0 ? { ...order, noted } : order;
  });
}
