import { loanStatus } from '#domain/loans/loan-status.ts';
import type { SignedDocument, StatementEntry } from '#domain/loans/loan-story.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { gives } from '#machines/walk/service.ts';
import { overpayment } from '#machines/samples/overpayment.ts';
import { choice, coupon, offerFor } from '#machines/samples/loans.ts';
import {
  detail,
  instalment,
  paidAt,
  payment,
  signed,
  story,
  detailWithHistory,
  fullPayment,
  unpaidFee,
} from '#machines/samples/repayment.ts';
import { lateInstalment, ofDifferentDates, paid } from './instalments.ts';
import { answers, does, ends, type Sample } from '../sample.ts';

const inDetail = (
  name: string,
  purpose: string,
  change: Parameters<typeof detail>[0],
  { known = 'due', pictured = true } = {},
): Sample => ({
  name,
  purpose,
  start: 'detail',
  steps: [
    ends('queryPendingRepayPlan', known),
    answers('queryRepayOrderDetail', gives(detail(change))),
  ],
  pictured,
});

/** A payment under way settles the overdue instalment and reverses its overdue fee. */
const onceLatePosted = {
  onItsWay: paidAt(265_000),
  oncePosted: [instalment(2)],
  plansOncePosted: [
    instalment(1, {
      dueDate: lateInstalment.dueDate,
      paidAmount: 2650,
      repayDate: '2023-11-13',
      status: instalmentStatus.settled,
    }),
    instalment(2),
  ],
};

const statementOf = (
  name: string,
  purpose: string,
  change: Parameters<typeof detail>[0],
): Sample => {
  const { steps, ...sample } = inDetail(name, purpose, change);
  return { ...sample, steps: [...steps, does({ type: 'statement.opened' })] };
};

const takenOver = { loanOrderId: 'loan-0', loanNumber: '2023-0009' };

type Line = Omit<StatementEntry, 'on' | 'balanceCentavos'>;

const statement = (lines: readonly Line[]): StatementEntry[] =>
  lines.map((one, index) => ({
    ...one,
    on: '2023-11-10',
    balanceCentavos: lines.slice(0, index + 1).reduce((sum, { centavos }) => sum + centavos, 0),
  }));

/** The statement of a loan that replaced a restructured one. */
const everyLine = statement([
  { kind: 'takenOver', centavos: 480_000, loan: takenOver },
  { kind: 'interest', centavos: 30_000 },
  { kind: 'serviceFee', centavos: 18_700 },
  { kind: 'feeToTakeBack', centavos: 2_600, reference: '7F3A92C01B' },
  { kind: 'rolloverFee', centavos: 10_000 },
  { kind: 'extraInterest', centavos: 7_000 },
  { kind: 'payment', centavos: -265_000, reference: '7F3A92C01B' },
  { kind: 'feeTakenBack', centavos: -2_600, reference: '7F3A92C01B' },
  { kind: 'refunded', centavos: 2_500 },
  { kind: 'creditUsed', centavos: 5_000, loan: { loanOrderId: 'loan-2', loanNumber: '2024-0002' } },
]);

const signedAs = (kind: SignedDocument['kind']): SignedDocument => ({
  ...signed,
  kind,
  hash: `${signed.hash}${kind}`,
});

/** A payment for fees of every kind, in pesos and centavos. */
export const everyFee = {
  amount: 3273,
  receivedCentavos: 327_350,
  division: {
    overdueFee: 26,
    interest: 150,
    principal: 2500,
    serviceFee: 187,
    rolloverFee: 260,
    restructureFee: 49,
    credit: 101,
    keptCentavos: 50,
  },
};

/** The interest already includes the coupon's discount. */
const { calculation, schedule } = offerFor({ ...choice, couponIds: [coupon.couponId] });

export const repaymentDetail: readonly Sample[] = [
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
  }),
  inDetail('settled', 'A loan that is settled', {
    status: loanStatus.settled,
    repayPlans: [paid, { ...paid, period: 2, dueDate: '2023-11-14', repayDate: '2023-11-14' }],
    payments: [payment(), payment({ reference: '91C4D07E2A' })],
  }),
  inDetail('reversed', 'Paid at a counter in time, posted late: the overdue fee was taken back', {
    ...detailWithHistory(),
    payments: [
      fullPayment({
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
    ...onceLatePosted,
    story: story({
      onItsWay: paidAt(265_000),
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
  ...(['rollover', 'restructure'] as const).map((kind) =>
    inDetail(
      `${kind}Coming`,
      `A ${kind} was paid at a counter, and is not posted yet`,
      {
        status: loanStatus.overdue,
        repayPlans: [lateInstalment, instalment(2)],
        onItsWay: paidAt(56_000),
        paysFor: kind,
        story: story({ onItsWay: paidAt(56_000) }),
      },
      { pictured: false },
    ),
  ),

  statementOf('paidOnItsWay', 'A statement while what is overdue is paid and not posted', {
    ...onceLatePosted,
    status: loanStatus.overdue,
    repayPlans: [lateInstalment],
    oncePosted: [],
    story: story({ onItsWay: paidAt(265_000) }),
  }),
  statementOf('beingRestructured', 'A statement while a restructure is being processed', {
    status: loanStatus.overdue,
    restructuring: true,
    story: story(),
  }),
  inDetail('rolled', 'A loan that was rolled over', {
    ...detailWithHistory(),
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
  inDetail('lessThanAPeso', 'A settled loan with less than a peso in the borrower’s favour', {
    status: loanStatus.settled,
    repayPlans: [paid],
    creditCentavos: 50,
    overpaid: overpayment({ centavos: 50 }),
    story: story(),
  }),
  inDetail('restructured', 'A loan that another order took over', {
    status: loanStatus.settled,
    repayPlans: [paid],
    story: story({ newLoan: { loanOrderId: 'loan-2', loanNumber: '2024-0002' } }),
  }),
  inDetail('newOrder', 'An order that took over what was owed on another, with credit used on it', {
    ...detailWithHistory(),
    creditCentavos: 5_050,
    payments: [
      fullPayment({ account: null, creditOf: 'loan-0', creditOfNumber: '2023-0009' }),
      fullPayment({ reference: '91C4D07E2A', account: null, paidIn: null }),
    ],
    story: story({
      amountReceived: 0,
      restructuredFrom: { loanOrderId: 'loan-0', loanNumber: '2023-0009' },
    }),
  }),
  inDetail('feeAndCredit', 'A payment that paid a rollover’s fee, and more than was due', {
    ...detailWithHistory(),
    payments: [
      fullPayment({
        division: {
          overdueFee: 0,
          interest: 300,
          principal: 2_000,
          serviceFee: 0,
          rolloverFee: 250,
          credit: 100,
          keptCentavos: 0,
        },
      }),
    ],
    story: story({
      overdueCharges: [
        {
          dueDate: '2023-11-10',
          from: '2023-11-11',
          through: '2023-11-11',
          days: 1,
          base: 2650,
          amount: 4,
        },
      ],
    }),
  }),
  inDetail(
    'feesOfEveryKind',
    'A payment that paid fees of every kind, and more than was due',
    { creditCentavos: 10_050, payments: [fullPayment(everyFee)] },
    { pictured: false },
  ),
  {
    ...statementOf('inFavour', 'A statement with a balance in the borrower’s favour', {
      story: story({
        entries: statement([
          { kind: 'loan', centavos: 500_000 },
          { kind: 'interest', centavos: 30_000 },
          { kind: 'payment', centavos: -540_050 },
        ]),
      }),
    }),
    pictured: false,
  },
  statementOf('everyLine', 'A statement with what can be charged and what can come off', {
    ...detailWithHistory(),
    story: story({
      amountReceived: 0,
      restructuredFrom: takenOver,
      entries: everyLine,
      documents: [signedAs('rollover'), signedAs('restructure')],
    }),
  }),
  statementOf('movedOn', 'A statement of a loan that another order took over', {
    ...detailWithHistory(),
    status: loanStatus.settled,
    story: story({
      newLoan: { loanOrderId: 'loan-2', loanNumber: '2024-0002' },
      entries: statement([
        { kind: 'loan', centavos: 500_000 },
        { kind: 'interest', centavos: 30_000 },
        { kind: 'letOff', centavos: -15_000 },
        {
          kind: 'movedOn',
          centavos: -515_000,
          loan: { loanOrderId: 'loan-2', loanNumber: '2024-0002' },
        },
      ]),
    }),
  }),
];
