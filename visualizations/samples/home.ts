import { assumedCodes } from '#domain/codes.ts';
import { day } from '#domain/constants.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { Failure } from '#domain/failure.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { overpayment, refund } from '#machines/samples/overpayment.ts';
import { account, loanOrder, now, quota, today } from '#machines/samples/loans.ts';
import { sessionNamed } from '#machines/samples/people.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { atHome, cards, late, overdue, paidAt, repaying, withLoans } from './parts/at-home.ts';
import { offlineStarts, unknownOutcomes } from './parts/home-offline.ts';
import { operations } from './parts/home-operations.ts';
import { lateInstalment } from './parts/instalments.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const underWay = (
  name: string,
  purpose: string,
  status: 15 | 20 | 40 | 65,
  make = sample,
): Sample =>
  atHome(
    name,
    purpose,
    withLoans([loanOrder({ status })], {
      reason: 'underWay',
      loanOrderId: 'loan-1',
      status,
      ...(status === loanStatus.disbursementFailed && { repairUntil: now + 7 * day }),
    }),
    make,
  );

const stays = (name: string, purpose: string, status: 15 | 30 | 60): Sample =>
  sample(name, purpose, 'juan', [
    ends(cards, 'approved'),
    does({ type: 'loan.opened', loanOrderId: 'loan-1' }),
    answers('loanStatusRouting', gives({ type: 'stays', order: loanOrder({ status }) })),
  ]);

const fails = (name: string, purpose: string, failure: Failure) =>
  atHome(name, purpose, throws(failure), sample);

const overpaid = (name: string, purpose: string, change: Partial<Overpayment>): Sample =>
  sample(name, purpose, 'juan', [
    answers(
      cards,
      gives({
        credit: null,
        quota: null,
        loans: [],
        overpaid: overpayment(change),
        receivedAt: now,
      }),
    ),
  ]);

export const samples: readonly Sample[] = [
  overpaid('refundHeld', 'A refund that waits for a check of the payout account', {
    centavos: 0,
    refund: refund({ state: 'held' }),
  }),
  overpaid('refundSent', 'A refund that was sent', {
    centavos: 0,
    refund: refund({ state: 'sent' }),
  }),
  overpaid('refundFailed', 'A refund that the account did not accept', {
    refund: refund({ state: 'failed' }),
  }),
  overpaid('refundFailedBefore', 'A refund that the previous account did not accept', {
    refund: refund({ state: 'failed', account: { ...account, maskedNumber: '*******0000' } }),
  }),
  atHome('overdue', 'A payment is overdue', withLoans([late], overdue)),
  atHome(
    'paidAlready',
    'All overdue amounts were paid at a counter, and are not posted yet',
    withLoans([{ ...late, onItsWay: paidAt(530_000), oncePosted: [] }], {
      ...overdue,
      amount: 0,
      waitsFor: 'posting',
      postsAt: now + day,
    }),
  ),
  atHome(
    'notedInFull',
    'The borrower has noted all overdue amounts as paid',
    withLoans([late], overdue, 5000, { 'loan-1': [paidNote({ amount: 2775 })] }),
    sample,
  ),
  atHome(
    'notedInPart',
    'The borrower has noted a part of the overdue amount as paid',
    withLoans([late], overdue, 5000, { 'loan-1': [paidNote({ amount: 1000 })] }),
    sample,
  ),
  ...operations,
  atHome(
    'restructuring',
    'A restructure of the overdue loan is in progress',
    withLoans([{ ...late, restructuring: true }], { ...overdue, waitsFor: 'restructure' }),
  ),
  atHome(
    'paidInPart',
    'A part of the overdue amount was paid, and is not posted yet',
    withLoans(
      [
        {
          ...late,
          onItsWay: paidAt(100_000),
          oncePosted: [{ ...lateInstalment, paidAmount: 1000 }, instalment(2)],
        },
      ],
      { ...overdue, amount: 1775 },
    ),
  ),
  atHome(
    'paidEarlier',
    'The last payment is due in 5 days, and costs less today',
    withLoans([
      repaying('loan-1', {
        dueDate: '2023-11-20',
        repaymentPlan: {
          installments: [instalment(2, { dueDate: '2023-11-20' })],
          totalOrderAmount: 5300,
          totalInterest: 300,
        },
        settlement: { amount: 2625, saves: 25 },
      }),
    ]),
    sample,
  ),
  atHome('dueToday', 'A payment is due today', withLoans([repaying('loan-1', { dueDate: today })])),
  atHome(
    'severalLoans',
    'Several loans, one of them overdue',
    withLoans(
      [
        late,
        repaying('loan-2', { dueDate: '2023-11-20' }),
        loanOrder({ loanOrderId: 'loan-3', status: loanStatus.lending }),
        loanOrder({ loanOrderId: 'loan-4', status: loanStatus.disbursementFailed }),
        loanOrder({ loanOrderId: 'loan-5', status: loanStatus.settled }),
        loanOrder({ loanOrderId: 'loan-6', status: loanStatus.cancelled }),
      ],
      overdue,
    ),
  ),
  atHome(
    'aDay',
    'A payment that is a day late, and one that is due tomorrow',
    withLoans(
      [{ ...late, overdueDays: 1 }, repaying('loan-2', { dueDate: '2023-11-16' })],
      overdue,
    ),
    sample,
  ),
  atHome(
    'restructured',
    'A restructured loan, and the new loan of its balance',
    withLoans([
      repaying('loan-2', {
        loanNumber: '2024-0002',
        dueDate: '2023-11-20',
        restructuredFrom: 'loan-1',
      }),
      loanOrder({ status: loanStatus.settled, newLoanOrderId: 'loan-2' }),
    ]),
  ),
  {
    name: 'longName',
    purpose: 'A long name',
    start: 'longName',
    input: {
      session: sessionNamed('María Concepción Evangeline Magsaysay-delos Santos y Villanueva'),
      openIntents: [],
    },
    steps: [ends(cards, 'approved')],
    pictured: true,
  },
  atHome(
    'unread',
    'Customer service answered, and the answer is unread',
    gives({ credit: null, quota: null, loans: [], unread: true, receivedAt: now }),
    pictured,
  ),
  atHome(
    'begun',
    'An application that was started',
    gives({
      credit: creditOrder({ status: creditStatus.identityAuth }),
      quota: null,
      loans: [],
      receivedAt: now,
    }),
  ),
  pictured('mayApplyAgain', 'A rejection after which the borrower can apply again', 'juan', [
    ends(cards, 'mayApplyAgain'),
  ]),
  underWay('beingPrepared', 'A loan is being prepared', loanStatus.beforeReview),
  underWay('underApproval', 'A loan is under approval', loanStatus.reviewing, pictured),
  atHome(
    'wholeLimitUnderApproval',
    'A loan of the whole limit is under approval',
    withLoans(
      [loanOrder({ status: loanStatus.reviewing, loanAmount: 10_000 })],
      { reason: 'underWay', loanOrderId: 'loan-1', status: loanStatus.reviewing },
      10_000,
    ),
    sample,
  ),
  underWay('onItsWay', 'The money of a loan is on its way', loanStatus.lending),
  atHome(
    'payoutHeld',
    'A payout waits until the payout account is checked',
    withLoans([loanOrder({ status: loanStatus.lending, payoutHeld: true })], {
      reason: 'underWay',
      loanOrderId: 'loan-1',
      status: loanStatus.lending,
      payoutHeld: true,
    }),
    sample,
  ),
  underWay('payoutFailed', 'A payout has failed', loanStatus.disbursementFailed, pictured),
  atHome(
    'loanRejected',
    'The last loan was rejected',
    withLoans(
      [loanOrder({ status: loanStatus.rejected })],
      {
        reason: 'rejected',
        loanOrderId: 'loan-1',
        applyAgainOn: '2023-12-06',
      },
      0,
    ),
  ),
  atHome('filesLapsed', 'The selfie is too old', withLoans([], { reason: 'filesLapsed' }, 0)),
  atHome(
    'usedUp',
    'The limit is used up',
    gives({
      credit: creditOrder({ status: creditStatus.approved }),
      quota: quota({
        closed: { reason: 'usedUp', loanOrderId: 'loan-1' },
        usedCredit: 10_000,
        availableLimit: 0,
      }),
      loans: [repaying('loan-1', { dueDate: '2023-11-20' })],
      receivedAt: now,
    }),
    sample,
  ),
  stays('rejectedMeanwhile', 'The tapped loan was rejected meanwhile', loanStatus.rejected),
  fails('stopped', 'The request was cancelled', { kind: 'cancelled' }),
  fails('notUnderstood', 'The server did not understand the request', {
    kind: 'badRequest',
    status: 400,
  }),
  fails('serverBroken', 'The server has a problem', { kind: 'badResponse', status: 500 }),
  fails('maintenance', 'The server is under maintenance', { kind: 'maintenance' }),
  fails(
    'unknownMethod',
    `The server refuses with ${assumedCodes.unknownMethod}`,
    refusalOf('unknownMethod'),
  ),
  ...unknownOutcomes,
  ...offlineStarts,
];
