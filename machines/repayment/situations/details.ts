import { loanStatus } from '#domain/loans/loan-status.ts';
import type { SignedDocument, StatementEntry } from '#domain/loans/loan-story.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { division } from '#machines/samples/checkstand.ts';
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
import { lateInstalment, ofDifferentDates, paid } from '#machines/samples/instalments.ts';

type Change = Parameters<typeof detail>[0];

const inDetail = (name: string, change: Change, purpose?: string): Situation => ({
  name,
  purpose,
  path: 'detail/queryPendingRepayPlan=due/queryRepayOrderDetail=own',
  answers: { queryRepayOrderDetail: gives(detail(change)) },
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

const statementOf = (name: string, change: Change, purpose?: string): Situation => ({
  ...inDetail(name, change, purpose),
  path: 'detail/queryPendingRepayPlan=due/queryRepayOrderDetail=own/statement.opened',
});

const newLoan = { loanOrderId: 'loan-2', loanNumber: '2024-0002' };
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
  { kind: 'creditUsed', centavos: 5_000, loan: newLoan },
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

const lateLoan = {
  status: loanStatus.overdue,
  repayPlans: [lateInstalment, instalment(2)],
};

const overdueCharge = {
  dueDate: '2023-11-10',
  from: '2023-11-11',
  through: '2023-11-11',
  days: 1,
  base: 2650,
  amount: 4,
};

export const repaymentDetail: readonly Situation[] = [
  inDetail('overdue', lateLoan, 'A payment is overdue'),
  inDetail(
    'differentDates',
    {
      repayOrder: { principal: 7500, interest: 450 },
      repayPlans: ofDifferentDates,
      payments: [payment()],
    },
    'Instalments of different dates, one of them paid',
  ),
  inDetail(
    'couponUsed',
    {
      serviceFee: calculation.processingFee,
      repaidServiceFee: calculation.processingFee,
      repayOrder: { principal: calculation.loanAmount, interest: calculation.interest },
      repayPlans: schedule.map(({ period, dueDate, principal, interest }) =>
        instalment(period, { dueDate, principal, interest }),
      ),
    },
    'A loan that was taken with a coupon',
  ),
  inDetail('feeUnpaid', unpaidFee, 'A part of the processing fee is unpaid'),
  inDetail(
    'settled',
    {
      status: loanStatus.settled,
      repayPlans: [paid, { ...paid, period: 2, dueDate: '2023-11-14', repayDate: '2023-11-14' }],
      payments: [payment(), payment({ reference: '91C4D07E2A' })],
    },
    'A loan that is settled',
  ),
  inDetail(
    'reversed',
    {
      ...detailWithHistory(),
      payments: [
        fullPayment({
          account: null,
          paidIn: {
            channelId: 'cebuana',
            name: 'Cebuana Lhuillier',
            accountNumber: '252012345678',
          },
        }),
      ],
      reversals: [
        { reference: '7F3A92C01B', amount: 26, valueDate: '2023-11-10', at: 1_700_000_000_000 },
      ],
    },
    'Paid at a counter in time, posted late: the overdue fee was taken back',
  ),
  inDetail(
    'onItsWay',
    {
      ...lateLoan,
      ...onceLatePosted,
      story: story({
        onItsWay: paidAt(265_000),
        overdueCharges: [{ ...overdueCharge, through: '2023-11-15', days: 5, amount: 22 }],
      }),
    },
    'Paid at a counter, not posted yet, and an overdue fee meanwhile',
  ),
  ...(['rollover', 'restructure'] as const).map((kind) =>
    inDetail(`${kind}Coming`, {
      ...lateLoan,
      onItsWay: paidAt(56_000),
      paysFor: kind,
      story: story({ onItsWay: paidAt(56_000) }),
    }),
  ),
  statementOf(
    'paidOnItsWay',
    {
      ...onceLatePosted,
      status: loanStatus.overdue,
      repayPlans: [lateInstalment],
      oncePosted: [],
      story: story({ onItsWay: paidAt(265_000) }),
    },
    'A statement while what is overdue is paid and not posted',
  ),
  statementOf(
    'beingRestructured',
    { status: loanStatus.overdue, restructuring: true, story: story() },
    'A statement while a restructure is being processed',
  ),
  inDetail(
    'rolled',
    {
      ...detailWithHistory(),
      operationFees: 100,
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
    },
    'A loan that was rolled over',
  ),
  inDetail(
    'lessThanAPeso',
    {
      status: loanStatus.settled,
      repayPlans: [paid],
      creditCentavos: 50,
      overpaid: overpayment({ centavos: 50 }),
      story: story(),
    },
    'A settled loan with less than a peso in the borrower’s favour',
  ),
  inDetail(
    'restructured',
    { status: loanStatus.settled, repayPlans: [paid], story: story({ newLoan }) },
    'A loan that another order took over',
  ),
  inDetail(
    'newOrder',
    {
      ...detailWithHistory(),
      creditCentavos: 5_050,
      payments: [
        fullPayment({ account: null, creditOf: 'loan-0', creditOfNumber: '2023-0009' }),
        fullPayment({ reference: '91C4D07E2A', account: null, paidIn: null }),
      ],
      story: story({ amountReceived: 0, restructuredFrom: takenOver }),
    },
    'An order that took over what was owed on another, with credit used on it',
  ),
  inDetail(
    'feeAndCredit',
    {
      ...detailWithHistory(),
      payments: [
        fullPayment({
          division: {
            ...division,
            interest: 300,
            principal: 2_000,
            rolloverFee: 250,
            credit: 100,
          },
        }),
      ],
      story: story({ overdueCharges: [overdueCharge] }),
    },
    'A payment that paid a rollover’s fee, and more than was due',
  ),
  inDetail('feesOfEveryKind', { creditCentavos: 10_050, payments: [fullPayment(everyFee)] }),
  statementOf('inFavour', {
    story: story({
      entries: statement([
        { kind: 'loan', centavos: 500_000 },
        { kind: 'interest', centavos: 30_000 },
        { kind: 'payment', centavos: -540_050 },
      ]),
    }),
  }),
  statementOf(
    'everyLine',
    {
      ...detailWithHistory(),
      story: story({
        amountReceived: 0,
        restructuredFrom: takenOver,
        entries: everyLine,
        documents: [signedAs('rollover'), signedAs('restructure')],
      }),
    },
    'A statement with what can be charged and what can come off',
  ),
  statementOf(
    'movedOn',
    {
      ...detailWithHistory(),
      status: loanStatus.settled,
      story: story({
        newLoan,
        entries: statement([
          { kind: 'loan', centavos: 500_000 },
          { kind: 'interest', centavos: 30_000 },
          { kind: 'letOff', centavos: -15_000 },
          { kind: 'movedOn', centavos: -515_000, loan: newLoan },
        ]),
      }),
    },
    'A statement of a loan that another order took over',
  ),
];
