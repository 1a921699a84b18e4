import { type CreditStatus, creditStatus, limitGranted } from '#domain/credit/credit-order.ts';
import { loanPages } from '#domain/loans/loan-pages.ts';
import type { LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { PageId } from '#domain/pages.ts';
import { routeOfCredit } from '#domain/loans/status-routing.ts';
import { type Phase, phaseOf } from '#machines/order-progress/phase.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { wordsOf } from '#machines/description/words.ts';

const loans: readonly LoanStatus[] = Object.values(loanStatus);
const credits: readonly CreditStatus[] = Object.values(creditStatus);

const nameIn = (names: Readonly<Record<string, number>>, status: number): string => {
  const [name] = Object.entries(names).find(([, number]) => number === status) ?? [];
  return `${status} ${wordsOf(name ?? '')}`;
};

/** For example "75 overdue". */
const loanStatusText = (status: LoanStatus): string => nameIn(loanStatus, status);

/** For example "16 reviewing". */
export const creditStatusText = (status: CreditStatus): string => nameIn(creditStatus, status);

/** For example "a, b or c". */
export const anyOf = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;

/** Loan statuses whose details are the page (S4). */
export const loansOf = (details: PageId): string =>
  anyOf(loans.filter((status) => loanPages[status]?.details === details).map(loanStatusText));

/** Credit statuses that open the page (S4). */
export const creditsOf = (page: PageId): string =>
  anyOf(
    credits
      .filter((status) => routeOfCredit(status, { forceHome: false })?.page === page)
      .map(creditStatusText),
  );

export const creditsWithLimit = (): string =>
  anyOf(credits.filter(limitGranted).map(creditStatusText));

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
