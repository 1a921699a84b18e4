import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import { loanOrders } from '../../database/schema.ts';
import type { LoanState } from '../../life-cycles/loan-order.machine.ts';
import { type Loan, loansOf } from './loans.ts';
import { refusalNamed } from '../refusal.ts';
import type { Work } from '../work.ts';

/** Undefined fields mean: loans of all states, from the newest one, all on one page. */
type PageRequest = {
  states: readonly LoanState[] | undefined;
  cursor: string | undefined;
  limit: number | undefined;
};

/** A cursor stays valid when newer loans are added. */
export const cursorOf = ({
  appliedAt,
  loanOrderId,
}: Pick<Loan, 'appliedAt' | 'loanOrderId'>): string => `${appliedAt}.${loanOrderId}`;

/** @throws Refusal if the cursor is malformed */
export function afterCursor(cursor: string) {
  const [, at, id] = /^(\d{1,15})\.(\w+)$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) {
    throw refusalNamed('invalidData');
  }
  const { appliedAt, loanOrderId } = loanOrders;
  return or(lt(appliedAt, Number(at)), and(eq(appliedAt, Number(at)), lt(loanOrderId, id)));
}

/** Loans newest first. `next` is null on the last page. */
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

const endStates: LoanState[] = ['settled', 'rejected', 'cancelled'];
const hasEnded = inArray(loanOrders.state, endStates);

export const pendingLoansOf = (work: Work, userId: string): Promise<Loan[]> =>
  loansOf(work, userId, { where: notInArray(loanOrders.state, endStates) });

/** Maximum number of ended loans at home; the page of records lists all loans. */
const endedLoansAtHome = 20;

export async function loansAtHome(work: Work, userId: string): Promise<Loan[]> {
  const ended = await loansOf(work, userId, { where: hasEnded, limit: endedLoansAtHome });
  return [...(await pendingLoansOf(work, userId)), ...ended].toSorted(
    (one, other) =>
      other.appliedAt - one.appliedAt || (other.loanOrderId > one.loanOrderId ? 1 : -1),
  );
}
