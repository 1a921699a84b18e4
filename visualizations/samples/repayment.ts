import { loanStatus } from '#domain/loan-status.ts';
import { gives, type Outcome } from '#tests/model/harness/service.ts';
import { choice, coupon, offerFor, today } from '#tests/model/samples/loans.ts';
import { detail, instalment, payment, pending, unpaidFee } from '#tests/model/samples/repayment.ts';
import {
  dueToday,
  lateInstalment,
  ofDifferentDates,
  paid,
  threeOverdueOfSix,
} from './instalments.ts';
import { answers, does, ends, type Sample } from './sample.ts';

const due = 'queryPendingRepayPlan';

const shown = (
  name: string,
  purpose: string,
  outcome: Outcome,
  { start = 'repay', pictured = true } = {},
): Sample => ({ name, purpose, start, steps: [answers(due, outcome)], pictured });

/** On the page where it is paid, and as a plan. */
const onBoth = (name: string, purpose: string, outcome: Outcome): Sample[] => [
  shown(name, purpose, outcome),
  shown(name, purpose, outcome, { start: 'plan' }),
];

/** The details come after what is due. */
const inDetail = (name: string, purpose: string, change: Parameters<typeof detail>[0]): Sample => ({
  name,
  purpose,
  start: 'detail',
  steps: [ends(due, 'due'), answers('queryRepayOrderDetail', gives(detail(change)))],
  pictured: true,
});

const late = {
  status: loanStatus.overdue,
  dueDate: '2023-11-10',
  overdueDays: 5,
  overdueFee: 125,
  totalDue: 5425,
  installments: [lateInstalment, instalment(2)],
};

/** A payment is asked for and confirmed, and ends without having been taken. */
const afterwards = (name: string, purpose: string, outcome: string): Sample => ({
  name,
  purpose,
  start: 'repay',
  steps: [
    ends(due, 'due'),
    does({ type: 'payment.requested' }),
    does({ type: 'payment.confirmed' }),
    ends('moneyAction', outcome),
    ends(due, 'due'),
  ],
  pictured: false,
});

/** What was borrowed with a coupon: the interest is that after it. */
const { calculation, schedule } = offerFor({ ...choice, couponIds: [coupon.couponId] });

/** What repaying shows beside what the walks need. */
export const repayment: readonly Sample[] = [
  ...onBoth('overdue', 'A payment is overdue', gives(pending(late))),
  ...onBoth(
    'dueToday',
    'A payment is due today',
    gives(pending({ dueDate: today, installments: dueToday })),
  ),
  ...onBoth(
    'differentDates',
    'Instalments of different dates',
    gives(
      pending({
        dueDate: '2023-11-20',
        totalDue: 7950,
        installments: [...ofDifferentDates.slice(1), instalment(4, { dueDate: '2024-01-19' })],
      }),
    ),
  ),
  shown('aDayLate', 'A payment is a day late', gives(pending({ ...late, overdueDays: 1 })), {
    pictured: false,
  }),
  shown(
    'dueTomorrow',
    'A payment is due tomorrow, and a part of it was paid',
    gives(
      pending({
        dueDate: '2023-11-16',
        totalDue: 4300,
        installments: [instalment(1, { dueDate: '2023-11-16', paidAmount: 1000 }), instalment(2)],
      }),
    ),
    { pictured: false },
  ),
  shown(
    'severalOverdue',
    'Three payments are overdue, and three come later',
    gives(pending({ ...late, totalDue: 16_275, installments: threeOverdueOfSix })),
  ),
  shown(
    'unpayable',
    'A payment for which the account is missing',
    gives(pending({ cardNumber: '' })),
    { pictured: false },
  ),
  inDetail('overdue', 'A payment is overdue', {
    status: loanStatus.overdue,
    repayPlans: [lateInstalment, instalment(2)],
  }),
  inDetail('differentDates', 'Instalments of different dates, one of them paid', {
    repayOrder: { principal: 7500, interest: 450 },
    repayPlans: ofDifferentDates,
    payments: [payment()],
  }),
  inDetail('couponUsed', 'A loan that was taken with a coupon', {
    serviceFee: calculation.processingFee,
    repaidServiceFee: calculation.processingFee,
    repayOrder: { principal: calculation.loanAmount, interest: calculation.interest },
    repayPlans: schedule.map(({ period, dueDate, principal, interest }) =>
      instalment(period, { dueDate, principal, interest }),
    ),
  }),
  inDetail('feeUnpaid', 'A part of the processing fee is unpaid', {
    ...unpaidFee,
    repayPlans: [instalment(1), instalment(2)],
  }),
  inDetail('settled', 'A loan that is settled', {
    status: loanStatus.settled,
    repayPlans: [paid, { ...paid, period: 2, dueDate: '2023-11-14', repayDate: '2023-11-14' }],
    payments: [payment(), payment()],
  }),
  afterwards('notTaken', 'The payment did not reach the lender', 'notTaken'),
  afterwards('answered', 'The lender refused in words of its own', 'answered'),
  afterwards('sessionEnded', 'The login had ended when the payment arrived', 'sessionEnded'),
  afterwards('nothingDue', 'Nothing is due any more', 'nothingDue'),
  afterwards('amountChanged', 'The amount due has changed', 'amountChanged'),
  afterwards('accountMismatch', 'The account is not the one on record', 'accountMismatch'),
];
