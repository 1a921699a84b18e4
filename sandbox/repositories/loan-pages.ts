import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { loanOrders } from '../database/schema.ts';
import type { LoanState } from '../life-cycles/loan-order.machine.ts';
import { type Loan, loansOf } from './loans.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** Which page of a borrower's loans: in these states, after this cursor, so many; all unless told. */
type Asked = {
  states: readonly LoanState[] | undefined;
  cursor: string | undefined;
  limit: number | undefined;
};

/** The place of a loan in the order of all; a page begins after it, however many came since. */
export const cursorOf = ({
  appliedAt,
  loanOrderId,
}: Pick<Loan, 'appliedAt' | 'loanOrderId'>): string => `${appliedAt}.${loanOrderId}`;

/**
 * The loans that come after a place in the order.
 *
 * @throws Refusal where it is no cursor of ours
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
 * A page of a borrower's loans, newest first, and the cursor of the next one; null at the end.
 *
 * @throws Refusal where the cursor is none of ours
 */
export async function loanPage(
  work: Work,
  userId: string,
  { states, cursor, limit }: Asked,
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

/** The states in which a loan is over. */
const overStates: LoanState[] = ['settled', 'rejected', 'cancelled'];
const isOver = inArray(loanOrders.state, overStates);

/** A borrower's loans that are not over, newest first. */
export const pendingLoansOf = (work: Work, userId: string): Promise<Loan[]> =>
  loansOf(work, userId, { where: notInArray(loanOrders.state, overStates) });

/** How many loans that are over stand on home; the records have them all. */
const overAtHome = 20;

/** The loans that home shows: all that are not over, and the newest of those that are; newest first. */
export async function loansAtHome(work: Work, userId: string): Promise<Loan[]> {
  const over = await loansOf(work, userId, { where: isOver, limit: overAtHome });
  return [...(await pendingLoansOf(work, userId)), ...over].toSorted(
    (one, other) =>
      other.appliedAt - one.appliedAt || (other.loanOrderId > one.loanOrderId ? 1 : -1),
  );
}
