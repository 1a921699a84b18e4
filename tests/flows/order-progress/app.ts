import { orderProgressProvider } from '#flows/order-progress/provider.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { phaseOf } from '#machines/order-progress/phase.ts';
import type { SubjectReport } from '#machines/order-progress/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { type End, type Ends, gives, serverFailures } from '#tests/model/app/calls.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder, quota } from '#machines/samples/loans.ts';

const credit = (status: keyof typeof creditStatus): End<SubjectReport> =>
  gives({ type: 'credit', order: creditOrder({ status: creditStatus[status] }), receivedAt: 0 });
const creditReports: Ends<SubjectReport> = {
  reviewing: credit('reviewing'),
  rejected: credit('rejected'),
  approved: credit('approved'),
  ...serverFailures,
};
const loan = (status: keyof typeof loanStatus): End<SubjectReport> =>
  gives({ type: 'loan', order: loanOrder({ status: loanStatus[status] }), receivedAt: 0 });
const loanReports: Ends<SubjectReport> = {
  reviewing: loan('reviewing'),
  rejected: loan('rejected'),
  lending: loan('lending'),
  disbursementFailed: loan('disbursementFailed'),
  cancelled: loan('cancelled'),
  repaying: loan('repaying'),
  overdue: loan('overdue'),
  settled: loan('settled'),
  ...serverFailures,
};

/** The order progress in the walk of the whole app. */
export const app: AppFlow<'orderProgress'> = {
  machine: ({ port, settings }) =>
    orderProgressProvider.machine(
      {
        querySubject: port('querySubject', ({ type }) =>
          type === 'credit' ? creditReports : loanReports,
        ),
        rejectGuide: port('rejectGuide', () => ({
          guide: gives({ freezeDays: 7, guide: [] }),
          ...serverFailures,
        })),
        queryBorrowQuota: port('queryBorrowQuota', () => ({
          quota: gives(quota()),
          ...serverFailures,
        })),
      },
      settings,
    ),
  key: ({ context: { details, quota: known, report } }) => [
    details,
    report && phaseOf(report),
    known !== null,
  ],
};
