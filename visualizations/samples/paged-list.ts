import { LoanGroup } from '#domain/loans/loan-groups.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import { ticketFilters } from '#machines/feedback-tickets/ticket-list.ts';
import { gives } from '#machines/walk/service.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { firstSigned, nothingSigned } from '#machines/samples/profile.ts';
import { fewLoans } from '#machines/samples/records.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { ticketSample } from '#machines/samples/tickets.ts';
import { lateInstalment } from './parts/instalments.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const nothingIn = (filter: LoanGroup): Sample => ({
  name: `nothing${filter}`,
  purpose: `No loan in the group “${filter}”`,
  start: `${filter}Only`,
  input: { filter },
  steps: [ends('getPage', 'none')],
  pictured: filter === 'toRepay',
});

const restructured = gives({
  ...fewLoans,
  items: [
    loanOrder({
      loanOrderId: 'loan-2',
      loanNumber: '2024-0002',
      status: loanStatus.repaying,
      restructuredFrom: 'loan-1',
    }),
    loanOrder({ status: loanStatus.settled, newLoanOrderId: 'loan-2' }),
  ],
});

const owing = (loanOrderId: string, installments: Instalment[]) =>
  loanOrder({
    loanOrderId,
    status: loanStatus.overdue,
    dueDate: lateInstalment.dueDate,
    repaymentPlan: { installments, totalOrderAmount: 5300, totalInterest: 300 },
  });

const overdue = gives({
  ...fewLoans,
  items: [owing('loan-1', [lateInstalment]), owing('loan-2', [lateInstalment, instalment(2)])],
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

const tickets = (
  filter: (typeof ticketFilters)[number],
  rest: Omit<Sample, 'start' | 'input'>,
): Sample => ({
  ...rest,
  start: `${filter}Requests`,
  input: { filter: { page: 'ticketList', filter } },
});

const noTickets = ticketFilters.map((filter) =>
  tickets(filter, {
    name: `no${filter}Requests`,
    purpose: `No requests of the filter “${filter}”`,
    steps: [ends('getPage', 'none')],
  }),
);

const agreements = (rest: Omit<Sample, 'start' | 'input'>): Sample => ({
  ...rest,
  start: 'agreements',
  input: { filter: { page: 'agreementList' } },
});

export const samples: readonly Sample[] = [
  pictured('none', 'No loan at all', 'all', [ends('getPage', 'none')]),
  ...LoanGroup.options.map(nothingIn),
  sample('restructured', 'A restructured loan, and the new loan of its balance', 'all', [
    answers('getPage', restructured),
  ]),
  sample('overdue', 'Overdue loans, one of them also with a later payment', 'all', [
    answers('getPage', overdue),
  ]),
  tickets('all', {
    name: 'ofEachStanding',
    purpose: 'An unread answer, an open request, and a resolved one',
    steps: [answers('getPage', ofEachStanding)],
    pictured: true,
  }),
  tickets('all', {
    name: 'requestsFailed',
    purpose: 'The requests did not load',
    steps: [ends('getPage', 'network')],
  }),

  ...noTickets,
  agreements({
    name: 'nothingSigned',
    purpose: 'The borrower has not signed an agreement yet',
    steps: [answers('getPage', gives(nothingSigned))],
    pictured: true,
  }),
  agreements({
    name: 'agreementsFailed',
    purpose: 'The signed agreements did not load',
    steps: [ends('getPage', 'network')],
  }),
  agreements({
    name: 'earlierFailed',
    purpose: 'The earlier signed agreements did not load',
    steps: [
      answers('getPage', gives(firstSigned)),
      does({ type: 'end.reached' }),
      ends('getMore', 'network'),
    ],
    pictured: true,
  }),
];
