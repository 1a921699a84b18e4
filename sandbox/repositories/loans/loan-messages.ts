import { formatDay } from '#domain/date-format.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import { dueFirst, type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import type { LoanState } from '../../life-cycles/loan-order.machine.ts';
import { nextDue } from '../../rules/overdue.ts';
import type { Loan } from './loans.ts';
import type { Notification } from '../service/messages.ts';

/**
 * `instalments` are those at the change of state, with money on its way posted; empty if that money
 * pays for an operation.
 */
type LoanThen = Loan & { instalments: readonly Instalment[] };

type MessageOf = (
  loan: LoanThen,
  from: LoanState | null,
  language: Language,
) => Notification | null;

const about =
  (name: Notification['about']): MessageOf =>
  ({ loanNumber }) => ({ about: name, values: { number: loanNumber } });

/** With ordinary instead of non-breaking spaces. */
const plainDay = (day: IsoDate, language: Language) =>
  formatDay(day, language).replaceAll('\u00A0', ' ');

const messages: Partial<Record<LoanState, MessageOf>> = {
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
      day: plainDay(due, language),
    };
    return { about: 'moneySent', values };
  },
  overdue({ loanNumber, instalments }, from, language) {
    const due = nextDue(instalments);
    if (from !== 'repaying' || due?.status !== instalmentStatus.overdue) return null;
    const values = {
      amount: formatPeso(dueFirst(instalments)),
      number: loanNumber,
      day: plainDay(due.dueDate, language),
    };
    return { about: 'overdue', values };
  },
  settled: (loan, from, language) =>
    loan.newLoanOrderId === null ? about('settled')(loan, from, language) : null,
};

/** The SMS about the new state of a loan; null if no SMS is sent. A new loan has `from` null. */
export function messageAbout(
  loan: LoanThen,
  from: LoanState | null,
  language: Language,
): Notification | null {
  return messages[loan.state]?.(loan, from, language) ?? null;
}
