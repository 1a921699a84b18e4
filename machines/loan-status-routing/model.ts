import type { LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { loanOrder } from '#machines/samples/loans.ts';

const reply = (status: LoanStatus) => gives(loanOrder({ status }));

/** A loan whose details page is open. */
const seenBefore = 'loan-2';

/** A list opens no page for these statuses (S4.6). */
const overStatuses: readonly LoanStatus[] = [
  loanStatus.rejected,
  loanStatus.cancelled,
  loanStatus.settled,
];

const statuses = {
  beforeReview: reply(loanStatus.beforeReview),
  reviewing: reply(loanStatus.reviewing),
  rejected: reply(loanStatus.rejected),
  lending: reply(loanStatus.lending),
  cancelled: reply(loanStatus.cancelled),
  disbursementFailed: reply(loanStatus.disbursementFailed),
  repaying: reply(loanStatus.repaying),
  overdue: reply(loanStatus.overdue),
  settled: reply(loanStatus.settled),
  ...failures,
  ...refusals('notFound'),
};

export const loanStatusRoutingModel: MachineModel<typeof loanStatusRoutingMachine> = {
  machine: loanStatusRoutingMachine,
  starts: {
    fromList: { loanOrderId: 'loan-1', from: 'list' },
    fromDetails: { loanOrderId: seenBefore, from: 'details' },
  },
  services: {
    queryLoanOrderStatus: {
      to: ({ loanOrderId }) => ({
        ...statuses,
        // A details page opens no page for a cancelled loan either.
        ...(loanOrderId === seenBefore ? { noPage: reply(loanStatus.cancelled) } : {}),
      }),
    },
  },
  events: {},
  invariants: {
    'S4.5: A list opens no details page, and a details page opens only details pages.'({
      snapshot,
    }) {
      const { outcome, from } = snapshot.context;
      if (outcome?.type !== 'opens') return true;
      const { page } = outcome.location;
      return /Details?$/.test(page) === (from === 'details') || `${from} opened ${page}`;
    },
    'S4.6: A list opens no page for a rejected, cancelled or settled loan.'({ snapshot }) {
      const { outcome, from, order } = snapshot.context;
      const isOver = order !== null && overStatuses.includes(order.status);
      return (
        from !== 'list' ||
        !isOver ||
        outcome?.type === 'stays' ||
        `the routing ended as ${outcome?.type}`
      );
    },
    'A failed request never counts as a loan without a page.'({ step, snapshot }) {
      if (step?.type !== 'settle' || !(step.outcome in failures)) return true;
      const { outcome } = snapshot.context;
      return outcome?.type === 'failed' || `the routing ended as ${outcome?.type}`;
    },
  },
  words: {
    guards: {
      fromDetails: 'a details page opened it',
    },
    services: {
      loanStatusRouting: ran('The routing by loan status'),
      queryLoanOrderStatus: fetched('The loan’s status'),
    },
  },
};
