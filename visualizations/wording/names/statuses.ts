import { type CreditStatus, creditStatus, limitGranted } from '#domain/credit-order.ts';
import { loanPages } from '#domain/loan-pages.ts';
import type { LoanStatus } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { PageId } from '#domain/pages.ts';
import { routeOfCredit } from '#domain/status-routing.ts';
import { type Phase, phaseOf } from '#machines/order-progress/phase.ts';
import { creditOrder } from '#tests/model/samples/credit.ts';
import { loanOrder } from '#tests/model/samples/loans.ts';
import { wordsOf } from '../words.ts';

const loans: readonly LoanStatus[] = Object.values(loanStatus);
const credits: readonly CreditStatus[] = Object.values(creditStatus);

const nameIn = (names: Readonly<Record<string, number>>, status: number): string => {
  const [name] = Object.entries(names).find(([, number]) => number === status) ?? [];
  return `${status} ${wordsOf(name ?? '')}`;
};

/** A loan order's status as people say it: "75 overdue". */
const loanStatusText = (status: LoanStatus): string => nameIn(loanStatus, status);

/** A credit order's status as people say it: "16 reviewing". */
export const creditStatusText = (status: CreditStatus): string => nameIn(creditStatus, status);

/** Several things, of which one is the case: "a, b or c". */
export const anyOf = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;

/** The loan statuses whose details are a page (S4). */
export const loansOf = (details: PageId): string =>
  anyOf(loans.filter((status) => loanPages[status]?.details === details).map(loanStatusText));

/** The credit statuses that open a page (S4). */
export const creditsOf = (page: PageId): string =>
  anyOf(
    credits
      .filter((status) => routeOfCredit(status, { forceHome: false })?.page === page)
      .map(creditStatusText),
  );

/** The credit statuses with a limit. */
export const creditsWithLimit = (): string =>
  anyOf(credits.filter(limitGranted).map(creditStatusText));

/** The statuses of loans and of credit orders that are shown as a phase. */
export function statusesOf(phase: Phase): string {
  const now = 0;
  const ofLoans = loans.filter(
    (status) => phaseOf({ type: 'loan', order: loanOrder({ status }), receivedAt: now }) === phase,
  );
  const ofCredits = credits.filter(
    (status) =>
      phaseOf({ type: 'credit', order: creditOrder({ status }), receivedAt: now }) === phase,
  );
  return [
    ...(ofLoans.length === 0 ? [] : [`loan ${anyOf(ofLoans.map(loanStatusText))}`]),
    ...(ofCredits.length === 0 ? [] : [`credit ${anyOf(ofCredits.map(creditStatusText))}`]),
  ].join('; ');
}
