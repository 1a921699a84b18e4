import { LoanGroup } from '#domain/loans/loan-groups.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import { ticketFilters } from '#machines/feedback-tickets/ticket-list.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { firstSigned, nothingSigned } from '#machines/samples/profile.ts';
import { fewLoans } from '#machines/samples/records.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { ticketSample } from '#machines/samples/tickets.ts';
import { lateInstalment } from '#machines/samples/instalments.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

const withLoans = (name: string, ...items: ReturnType<typeof loanOrder>[]): Situation =>
  situation(name, 'all/getPage=own', { getPage: gives({ ...fewLoans, items }) });

const owing = (loanOrderId: string, installments: Instalment[]) =>
  loanOrder({
    loanOrderId,
    status: loanStatus.overdue,
    dueDate: lateInstalment.dueDate,
    repaymentPlan: { installments, totalOrderAmount: 5300, totalInterest: 300 },
  });

const ofEachStanding = gives({
  items: [
    ticketSample({ unread: true }),
    ticketSample({ ticketId: 'ticket-2', type: 'payout' }),
    ticketSample({ ticketId: 'ticket-3', type: 'application', resolved: true }),
  ],
  next: null,
  receivedAt: Date.UTC(2023, 10, 14, 22),
});

const allRequests = { input: { filter: { page: 'ticketList', filter: 'all' } } };
const agreements = { input: { filter: { page: 'agreementList' } } };

export const situations: readonly Situation[] = [
  pictured('none', 'No loan at all', 'all/getPage=none'),
  ...LoanGroup.options.map((filter) => ({
    name: `nothing${filter}`,
    purpose: filter === 'toRepay' ? `No loan in the group “${filter}”` : undefined,
    path: `${filter}Only/getPage=none`,
    input: { filter },
  })),
  withLoans(
    'restructured',
    loanOrder({
      loanOrderId: 'loan-2',
      loanNumber: '2024-0002',
      status: loanStatus.repaying,
      restructuredFrom: 'loan-1',
    }),
    loanOrder({ status: loanStatus.settled, newLoanOrderId: 'loan-2' }),
  ),
  withLoans(
    'overdue',
    owing('loan-1', [lateInstalment]),
    owing('loan-2', [lateInstalment, instalment(2)]),
  ),
  {
    ...allRequests,
    name: 'ofEachStanding',
    purpose: 'An unread answer, an open request, and a resolved one',
    path: 'allRequests/getPage=own',
    answers: { getPage: ofEachStanding },
  },
  { ...allRequests, name: 'requestsFailed', path: 'allRequests/getPage=network' },
  ...ticketFilters.map((filter) => ({
    name: `no${filter}Requests`,
    path: `${filter}Requests/getPage=none`,
    input: { filter: { page: 'ticketList', filter } },
  })),
  {
    ...agreements,
    name: 'nothingSigned',
    purpose: 'The borrower has not signed an agreement yet',
    path: 'agreements/getPage=own',
    answers: { getPage: gives(nothingSigned) },
  },
  { ...agreements, name: 'agreementsFailed', path: 'agreements/getPage=network' },
  {
    ...agreements,
    name: 'earlierFailed',
    purpose: 'The earlier signed agreements did not load',
    path: 'agreements/getPage=own/end.reached/getMore=network',
    answers: { getPage: gives(firstSigned) },
  },
];
