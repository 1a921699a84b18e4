import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { LoanState } from '../life-cycles/loan-order.machine.ts';
import { nextDue } from '../rules/overdue.ts';
import type { Loan } from './loans.ts';

type Teller = (loan: Loan, from: LoanState | null) => string | null;

/** What the borrower is told by SMS as a loan reaches a state. */
const tellers: Partial<Record<LoanState, Teller>> = {
  lending: ({ loanNumber }) => `Hiram: loan ${loanNumber} is approved. The money is on its way.`,
  rejected: ({ loanNumber }) => `Hiram: we cannot grant loan ${loanNumber}. The app says why.`,
  disbursementFailed: ({ loanNumber }) =>
    `Hiram: your account did not take the money of loan ${loanNumber}. Please see the app.`,
  cancelled: ({ loanNumber }) => `Hiram: loan ${loanNumber} is cancelled. You owe nothing.`,
  repaying: ({ loanNumber, lendingAmount, stored }, from) => {
    const due = nextDue(stored)?.dueDate;
    if (from !== 'lending' || due === undefined) return null;
    const sent = formatPeso(lendingAmount);
    return `Hiram: ${sent} of loan ${loanNumber} was sent. First due date: ${formatDay(due, 'en')}.`;
  },
  overdue: ({ loanNumber }, from) =>
    from === 'repaying' ? `Hiram: an instalment of loan ${loanNumber} is past due.` : null,
  settled: ({ loanNumber }) => `Hiram: loan ${loanNumber} is fully paid. Thank you.`,
};

/** The SMS about a loan that came from one state (null: it is new) to its present one, if any. */
export function messageAbout(loan: Loan, from: LoanState | null): string | null {
  return tellers[loan.state]?.(loan, from) ?? null;
}
