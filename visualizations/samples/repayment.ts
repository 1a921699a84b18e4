import { loanStatus } from '#domain/loan-status.ts';
import { gives, type Outcome } from '#tests/model/harness/service.ts';
import { choice, coupon, offerFor, today } from '#tests/model/samples/loans.ts';
import {
  detail,
  instalment,
  payment,
  pending,
  story,
  toldDetail,
  toldPayment,
  unpaidFee,
} from '#tests/model/samples/repayment.ts';
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
  inDetail('reversed', 'Paid at a counter in time, posted late: the overdue fee was taken back', {
    ...toldDetail(),
    payments: [
      toldPayment({
        account: null,
        paidIn: { channelId: 'cebuana', name: 'Cebuana Lhuillier', accountNumber: '252012345678' },
      }),
    ],
    reversals: [
      { reference: '7F3A92C01B', amount: 26, valueDate: '2023-11-10', at: 1_700_000_000_000 },
    ],
  }),
  inDetail('onItsWay', 'Paid at a counter, not posted yet, and an overdue fee meanwhile', {
    status: loanStatus.overdue,
    repayPlans: [lateInstalment, instalment(2)],
    story: story({
      onItsWay: [
        {
          name: '7-Eleven',
          accountNumber: '711012345678',
          centavos: 100_050,
          paidAt: 1_699_900_000_000,
          postsAt: 1_700_086_400_000,
        },
      ],
      overdueCharges: [
        {
          dueDate: '2023-11-10',
          from: '2023-11-11',
          through: '2023-11-15',
          days: 5,
          base: 2650,
          amount: 22,
        },
      ],
    }),
  }),
  inDetail('rolled', 'A loan that was rolled over', {
    ...toldDetail(),
    story: story({
      rollovers: [
        {
          on: '2023-11-14',
          fee: 100,
          interest: 70,
          dueDate: '2023-11-14',
          newDueDate: '2023-11-28',
        },
      ],
    }),
  }),
  inDetail('restructured', 'A loan that another order took over', {
    status: loanStatus.settled,
    repayPlans: [paid],
    story: story({ newLoan: { loanOrderId: 'loan-2', loanNumber: '2024-0002' } }),
  }),
  inDetail('newOrder', 'An order that took over what was owed on another, with credit used on it', {
    ...toldDetail(),
    creditCentavos: 5_050,
    payments: [
      toldPayment({ account: null, creditOf: 'loan-0', creditOfNumber: '2023-0009' }),
      toldPayment({ reference: '91C4D07E2A', account: null, paidIn: null }),
    ],
    story: story({
      amountReceived: 0,
      restructuredFrom: { loanOrderId: 'loan-0', loanNumber: '2023-0009' },
    }),
  }),
  afterwards('notTaken', 'The payment did not reach the lender', 'notTaken'),
  afterwards('answered', 'The lender refused in words of its own', 'answered'),
  afterwards('sessionEnded', 'The login had ended when the payment arrived', 'sessionEnded'),
  afterwards('nothingDue', 'Nothing is due any more', 'nothingDue'),
  afterwards('amountChanged', 'The amount due has changed', 'amountChanged'),
  afterwards('accountMismatch', 'The account is not the one on record', 'accountMismatch'),
];
