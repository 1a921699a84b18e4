import { day } from '#domain/constants.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { Failure } from '#domain/failure.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { overpayment, refund } from '#machines/samples/overpayment.ts';
import { account, loanOrder, now, quota, today } from '#machines/samples/loans.ts';
import { sessionNamed } from '#machines/samples/people.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { atHome, late, overdue, paidAt, repaying, withLoans } from './at-home.ts';
import { offlineStarts, unknownOutcomes, operations } from './loans.ts';
import { opens } from '#machines/samples/opened-loan.ts';
import { lateInstalment } from '#machines/samples/instalments.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

const facts = { credit: null, quota: null, loans: [], receivedAt: now };

const overpaid = (name: string, change: Partial<Overpayment>): Situation =>
  atHome(name, gives({ ...facts, overpaid: overpayment(change) }));

const underWay = (name: string, status: 15 | 20 | 40 | 65, purpose?: string): Situation =>
  atHome(
    name,
    withLoans([loanOrder({ status })], {
      reason: 'underWay',
      loanOrderId: 'loan-1',
      status,
      ...(status === loanStatus.disbursementFailed && { repairUntil: now + 7 * day }),
    }),
    purpose,
  );

const fails = (name: string, failure: Failure) => atHome(name, throws(failure));

export const situations: readonly Situation[] = [
  overpaid('refundHeld', { centavos: 0, refund: refund({ state: 'held' }) }),
  overpaid('refundSent', { centavos: 0, refund: refund({ state: 'sent' }) }),
  overpaid('refundFailed', { refund: refund({ state: 'failed' }) }),
  overpaid('refundFailedBefore', {
    refund: refund({ state: 'failed', account: { ...account, maskedNumber: '*******0000' } }),
  }),
  atHome('overdue', withLoans([late], overdue), 'A payment is overdue'),
  atHome(
    'paidAlready',
    withLoans([{ ...late, onItsWay: paidAt(530_000), oncePosted: [] }], {
      ...overdue,
      amount: 0,
      waitsFor: 'posting',
      postsAt: now + day,
    }),
    'All overdue amounts were paid at a counter, and are not posted yet',
  ),
  ...Object.entries({ notedInFull: 2775, notedInPart: 1000 }).map(([name, amount]) =>
    atHome(name, withLoans([late], overdue, 5000, { 'loan-1': [paidNote({ amount })] })),
  ),
  ...operations,
  atHome(
    'restructuring',
    withLoans([{ ...late, restructuring: true }], { ...overdue, waitsFor: 'restructure' }),
    'A restructure of the overdue loan is in progress',
  ),
  atHome(
    'paidInPart',
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
    'A part of the overdue amount was paid, and is not posted yet',
  ),
  atHome(
    'paidEarlier',
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
  ),
  atHome('dueToday', withLoans([repaying('loan-1', { dueDate: today })]), 'A payment is due today'),
  atHome(
    'severalLoans',
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
    'Several loans, one of them overdue',
  ),
  atHome(
    'aDay',
    withLoans(
      [{ ...late, overdueDays: 1 }, repaying('loan-2', { dueDate: '2023-11-16' })],
      overdue,
    ),
  ),
  atHome(
    'restructured',
    withLoans([
      repaying('loan-2', {
        loanNumber: '2024-0002',
        dueDate: '2023-11-20',
        restructuredFrom: 'loan-1',
      }),
      loanOrder({ status: loanStatus.settled, newLoanOrderId: 'loan-2' }),
    ]),
    'A restructured loan, and the new loan of its balance',
  ),
  {
    ...pictured('longName', 'A long name', 'longName/getHomepageData=approved'),
    input: {
      session: sessionNamed('María Concepción Evangeline Magsaysay-delos Santos y Villanueva'),
      openIntents: [],
    },
  },
  atHome(
    'unread',
    gives({ ...facts, unread: true }),
    'Customer service answered, and the answer is unread',
  ),
  atHome(
    'begun',
    gives({ ...facts, credit: creditOrder({ status: creditStatus.identityAuth }) }),
    'An application that was started',
  ),
  pictured(
    'mayApplyAgain',
    'A rejection after which the borrower can apply again',
    'juan/getHomepageData=mayApplyAgain',
  ),
  underWay('beingPrepared', loanStatus.beforeReview),
  underWay('underApproval', loanStatus.reviewing, 'A loan is under approval'),
  atHome(
    'wholeLimitUnderApproval',
    withLoans(
      [loanOrder({ status: loanStatus.reviewing, loanAmount: 10_000 })],
      { reason: 'underWay', loanOrderId: 'loan-1', status: loanStatus.reviewing },
      10_000,
    ),
  ),
  underWay('onItsWay', loanStatus.lending),
  atHome(
    'payoutHeld',
    withLoans([loanOrder({ status: loanStatus.lending, payoutHeld: true })], {
      reason: 'underWay',
      loanOrderId: 'loan-1',
      status: loanStatus.lending,
      payoutHeld: true,
    }),
  ),
  underWay('payoutFailed', loanStatus.disbursementFailed, 'A payout has failed'),
  atHome(
    'loanRejected',
    withLoans(
      [loanOrder({ status: loanStatus.rejected })],
      { reason: 'rejected', loanOrderId: 'loan-1', applyAgainOn: '2023-12-06' },
      0,
    ),
    'The last loan was rejected',
  ),
  atHome('filesLapsed', withLoans([], { reason: 'filesLapsed' }, 0), 'The selfie is too old'),
  atHome(
    'usedUp',
    gives({
      ...facts,
      credit: creditOrder({ status: creditStatus.approved }),
      quota: quota({
        closed: { reason: 'usedUp', loanOrderId: 'loan-1' },
        usedCredit: 10_000,
        availableLimit: 0,
      }),
      loans: [repaying('loan-1', { dueDate: '2023-11-20' })],
    }),
  ),
  situation(
    'rejectedMeanwhile',
    'juan/getHomepageData=approved/loan.opened/loanStatusRouting=own',
    {
      loanStatusRouting: gives({
        type: 'stays',
        order: loanOrder({ status: loanStatus.rejected }),
      }),
    },
  ),
  ...opens('juan/getHomepageData=approved/loan.opened', 'lending', 'repay'),
  fails('stopped', { kind: 'cancelled' }),
  fails('notUnderstood', { kind: 'badRequest', status: 400 }),
  fails('serverBroken', { kind: 'badResponse', status: 500 }),
  fails('maintenance', { kind: 'maintenance' }),
  fails('unknownMethod', refusalOf('unknownMethod')),
  ...unknownOutcomes,
  ...offlineStarts,
];
