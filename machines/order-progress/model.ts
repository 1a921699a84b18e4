import { day } from '#domain/constants.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { orderProgressFlow, selectOrderProgressView } from '#machines/order-progress/view.ts';
import type { SubjectReport } from '#machines/order-progress/ports.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/order-progress/situations.ts';
import type { FlowModel } from '#machines/walk/model.ts';
import { gives, type Outcomes } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { loanOrder, now, quota } from '#machines/samples/loans.ts';

const credit = (status: keyof typeof creditStatus) =>
  gives({
    type: 'credit' as const,
    order: creditOrder({ status: creditStatus[status] }),
    receivedAt: now,
  });

const loan = (status: keyof typeof loanStatus, change: Partial<LoanOrder> = {}) =>
  gives({
    type: 'loan' as const,
    order: loanOrder({ status: loanStatus[status], ...change }),
    receivedAt: now,
  });

const creditReports: Outcomes<SubjectReport> = {
  none: gives({ type: 'credit', order: null, receivedAt: now }),
  reviewing: credit('reviewing'),
  rejected: credit('rejected'),
  approved: credit('approved'),
  ...failures,
};

const loanReports: Outcomes<SubjectReport> = {
  reviewing: loan('reviewing'),
  rejected: loan('rejected'),
  lending: loan('lending'),
  disbursementFailed: loan('disbursementFailed'),
  payoutHeld: loan('disbursementFailed', { payoutHeld: true }),
  cancelled: loan('cancelled'),
  repaying: loan('repaying'),
  overdue: loan('overdue'),
  settled: loan('settled'),
  ...failures,
  ...refusals('notFound'),
};

export const orderProgressModel: FlowModel<typeof orderProgressFlow> = {
  flow: orderProgressFlow,
  machine: orderProgressMachine,
  starts: {
    creditReview: { subject: { type: 'credit' }, page: 'review' },
    creditReviewDetails: { subject: { type: 'credit' }, page: 'reviewDetails' },
    loanReview: { subject: { type: 'loan', loanOrderId: 'loan-1' }, page: 'review' },
    loanDetails: { subject: { type: 'loan', loanOrderId: 'loan-1' }, page: 'lendingDetails' },
  },
  ends: {
    left: gives({ type: 'left' }),
    movedOn: gives({
      type: 'movedOn',
      location: { page: 'repay', query: { loanOrderId: 'loan-1' } },
    }),
  },
  links: {
    review: ['customerCenter', 'home'],
    reviewDetails: ['customerCenter', 'home'],
    reject: ['customerCenter', 'home'],
    rejectDetails: ['customerCenter', 'home'],
    lending: ['customerCenter', 'home', 'smsVerification'],
    lendingDetails: ['customerCenter', 'home'],
  },
  services: {
    querySubject: {
      to: (subject) => (subject.type === 'credit' ? creditReports : loanReports),
    },
    queryBorrowQuota: { quota: gives(quota()), ...failures, ...refusals('creditNotUsable') },
    rejectGuide: {
      guide: gives({ freezeDays: 7, guide: [], receivedAt: now }),
      guideAfterMidnight: gives({ freezeDays: 6, guide: [], receivedAt: now + day }),
      ...failures,
      ...refusals('notFound'),
    },
  },
  events: {
    'nav.forward': forwardTo('reviewDetails', 'rejectDetails', 'lendingDetails', 'limit'),
  },
  // The number of polls only affects the length of the pause.
  delays: { pause: 5000 },
  key: ({ rounds: _, failure: _failure, ...rest }) => rest,
  invariants: {
    'An approval or payout is shown here only after an earlier reply; otherwise its own page opens.'(
      moment,
    ) {
      const { previous, snapshot } = moment;
      const isNews =
        snapshot.matches({ following: { phase: 'approved' } }) ||
        snapshot.matches({ following: { phase: 'paidOut' } });
      return !isNews || Boolean(previous?.context.report) || 'nothing was known before';
    },
    'The guide’s reply does not change the failure of the polls.'(moment) {
      const { step, previous, snapshot } = moment;
      if (!previous || step?.type !== 'settle' || step.service !== 'rejectGuide') return true;
      const isSame = previous.context.failure === snapshot.context.failure;
      return isSame || 'the guide changes the failure of the polls';
    },
    'The day to apply again does not depend on the day on which the guide arrives.'({ snapshot }) {
      const { rejection } = snapshot.context;
      const truth = addDays(manilaDay(now), 7);
      return !rejection || rejection.applyAgainOn === truth || `it is ${rejection.applyAgainOn}`;
    },
    'Before the first reply, the title names no phase.'({ snapshot }) {
      const { title } = selectOrderProgressView(snapshot);
      const isKnown = snapshot.context.report !== null || snapshot.status !== 'active';
      return isKnown || title === 'application' || `the title is ${title}`;
    },
    'Without a session, no request is sent.'({ snapshot, services }) {
      const signedOut = snapshot.matches({ following: { watch: 'signedOut' } });
      return !(signedOut && services.has('querySubject')) || 'the order is asked for';
    },
  },
  read(snapshot) {
    readDescriptor(orderProgressFlow, snapshot);
    return selectOrderProgressView(snapshot);
  },
  situations,
  words: {
    guards: {
      cameFromSummary: 'the borrower came from the summary',
      detailsOpen: 'the details are open',
      leadsToLendingDetails: 'the location is the details of the payout',
      leadsToRejectDetails: 'the location is the details of the rejection',
      leadsToReviewDetails: 'the location is the details of the review',
    },
    actions: {
      closeDetails: 'Close the details',
      keepQuota: 'Store the available amount',
      keepRejection: 'Store the guide',
      keepReport: 'Store the status',
      openDetails: 'Open the details',
    },
    services: {
      orderProgress: ran('The order’s progress'),
      queryBorrowQuota: fetched('The available amount'),
      querySubject: fetched('The order’s status'),
      rejectGuide: fetched('The guide after a rejection'),
    },
  },
};
