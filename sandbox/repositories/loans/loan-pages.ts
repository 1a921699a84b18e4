import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { loanOrders } from '../../database/schema.ts';
import type { LoanState } from '../../life-cycles/loan-order.machine.ts';
import { type Loan, loansOf } from './loans.ts';
import { Refusal } from '../refusal.ts';
import type { Work } from '../work.ts';

/**
 * A request for a page of loans: states, cursor and page size. Undefined: all states, from the newest
 * loan, all on one page.
 */
type PageRequest = {
  states: readonly LoanState[] | undefined;
  cursor: string | undefined;
  limit: number | undefined;
};

/** The cursor of the page after a loan. It stays valid when newer loans are added. */
export const cursorOf = ({
  appliedAt,
  loanOrderId,
}: Pick<Loan, 'appliedAt' | 'loanOrderId'>): string => `${appliedAt}.${loanOrderId}`;

/**
 * SQL condition for the loans after a cursor.
 *
 * @throws Refusal if the cursor is malformed
 */
export function afterCursor(cursor: string) {
  const [, at, id] = /^(\d{1,15})\.(\w+)$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) {
    throw new Refusal(assumedCodes.invalidData, 'There is no such page.');
  }
  const { appliedAt, loanOrderId } = loanOrders;
  return or(lt(appliedAt, Number(at)), and(eq(appliedAt, Number(at)), lt(loanOrderId, id)));
}

/**
 * A page of a borrower's loans, newest first, and the cursor of the next page; null on the last page.
 *
 * @throws Refusal if the cursor is malformed
 */
export async function loanPage(
  work: Work,
  userId: string,
  { states, cursor, limit }: PageRequest,
): Promise<{ loans: Loan[]; next: string | null }> {
  const where = and(
    states && inArray(loanOrders.state, [...states]),
    cursor === undefined ? undefined : afterCursor(cursor),
  );
  if (limit === undefined) return { loans: await loansOf(work, userId, { where }), next: null };
  const found = await loansOf(work, userId, { where, limit: limit + 1 });
  const loans = found.slice(0, limit);
  const last = loans.at(-1);
  return { loans, next: last && found.length > limit ? cursorOf(last) : null };
}

/** States after which nothing is owed on a loan. */
const endStates: LoanState[] = ['settled', 'rejected', 'cancelled'];
const hasEnded = inArray(loanOrders.state, endStates);

/** A borrower's loans that are not in an end state, newest first. */
export const pendingLoansOf = (work: Work, userId: string): Promise<Loan[]> =>
  loansOf(work, userId, { where: notInArray(loanOrders.state, endStates) });

/** Number of loans in an end state on the home page. The page of records lists all of them. */
const endedLoansAtHome = 20;

/**
 * Loans for the home page, newest first: all that are not in an end state, and the newest {@link
 * endedLoansAtHome} of the others.
 */
export async function loansAtHome(work: Work, userId: string): Promise<Loan[]> {
  const ended = await loansOf(work, userId, { where: hasEnded, limit: endedLoansAtHome });
  return [...(await pendingLoansOf(work, userId)), ...ended].toSorted(
    (one, other) =>
      other.appliedAt - one.appliedAt || (other.loanOrderId > one.loanOrderId ? 1 : -1),
  );
}
