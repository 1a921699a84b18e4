import { formatDay } from '#domain/date-format.ts';
import type { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import type { LoanState } from '../life-cycles/loan-order.machine.ts';
import { nextDue } from '../rules/overdue.ts';
import type { Loan } from './loans.ts';
import type { Notification } from './messages.ts';

type Teller = (loan: Loan, from: LoanState | null, language: Language) => Notification | null;

const about =
  (name: Notification['about']): Teller =>
  ({ loanNumber }) => ({ about: name, values: { number: loanNumber } });

/** What the borrower is told by SMS as a loan reaches a state. */
const tellers: Partial<Record<LoanState, Teller>> = {
  lending: (loan, from, language) =>
    about(from === 'disbursementFailed' ? 'payoutAgain' : 'loanApproved')(loan, from, language),
  rejected: about('loanRejected'),
  disbursementFailed: about('payoutFailed'),
  cancelled: about('loanCancelled'),
  repaying({ loanNumber, lendingAmount, stored }, from, language) {
    const due = nextDue(stored)?.dueDate;
    if (from !== 'lending' || due === undefined) return null;
    const values = {
      amount: formatPeso(lendingAmount),
      number: loanNumber,
      // An SMS has plain spaces.
      day: formatDay(due, language).replaceAll('\u00A0', ' '),
    };
    return { about: 'moneySent', values };
  },
  overdue: (loan, from, language) =>
    from === 'repaying' ? about('overdue')(loan, from, language) : null,
  settled: (loan, from, language) =>
    loan.newLoanOrderId === null ? about('settled')(loan, from, language) : null,
};

/** The SMS about a loan that came from one state (null: it is new) to its present one, if any. */
export function messageAbout(
  loan: Loan,
  from: LoanState | null,
  language: Language,
): Notification | null {
  return tellers[loan.state]?.(loan, from, language) ?? null;
}
