import { LoanGroup } from '#domain/loan-groups.ts';
import { gives } from '#tests/model/harness/service.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { loanOrder } from '#tests/model/samples/loans.ts';
import { fewLoans } from '#tests/model/samples/records.ts';
import { answers, does, ends, type Sample } from './sample.ts';

/** A group in which there is nothing. */
const nothingIn = (filter: LoanGroup): Sample => ({
  name: `nothing${filter}`,
  purpose: `No loan in the group “${filter}”`,
  start: 'all',
  steps: [
    ends('getLoans', 'some'),
    does({ type: 'filter.chosen', filter }),
    ends('getLoans', 'none'),
  ],
  pictured: filter === 'toRepay',
});

/** A loan whose status opens no page: its figures. */
const figures = (
  name: string,
  purpose: string,
  status: 15 | 60 | 65,
  pictured = false,
): Sample => ({
  name,
  purpose,
  start: 'all',
  steps: [
    ends('getLoans', 'some'),
    does({ type: 'loan.opened', loanOrderId: 'loan-1' }),
    answers('loanStatusRouting', gives({ type: 'stays', order: loanOrder({ status }) })),
  ],
  pictured,
});

/** What the loan records show beside what the walks need. */
export const records: readonly Sample[] = [
  {
    name: 'none',
    purpose: 'No loan at all',
    start: 'all',
    steps: [ends('getLoans', 'none')],
    pictured: true,
  },
  ...LoanGroup.options.map(nothingIn),
  {
    name: 'restructured',
    purpose: 'A loan that was restructured, and the one made of its balance',
    start: 'all',
    steps: [
      answers(
        'getLoans',
        gives({
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
        }),
      ),
    ],
    pictured: false,
  },
  figures('prepared', 'Figures of a loan that is being prepared', 15),
  figures('cancelled', 'Figures of a loan that was cancelled', 60, true),
  figures('payoutFailed', 'Figures of a loan whose payout failed', 65),
];
