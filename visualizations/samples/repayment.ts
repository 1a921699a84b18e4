import { loanStatus } from '#domain/loan-status.ts';
import type { SignedDocument, StatementEntry } from '#domain/loan-story.ts';
import type { NotOffered, OperationOffer, OperationOffers } from '#domain/operation-offer.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import { gives, type Outcome } from '#tests/model/harness/service.ts';
import { overpayment } from '#tests/model/samples/overpayment.ts';
import { paidNote } from '#tests/model/samples/checkstand.ts';
import { choice, coupon, offerFor, today } from '#tests/model/samples/loans.ts';
import { offers } from '#tests/model/samples/operations.ts';
import {
  detail,
  instalment,
  paidPending,
  payment,
  pending,
  signed,
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
const inDetail = (
  name: string,
  purpose: string,
  change: Parameters<typeof detail>[0],
  { known = 'due', pictured = true } = {},
): Sample => ({
  name,
  purpose,
  start: 'detail',
  steps: [ends(due, known), answers('queryRepayOrderDetail', gives(detail(change)))],
  pictured,
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

/** Why a loan is not given more time. */
const refused = (reason: NotOffered): OperationOffer =>
  reason === 'tooEarly'
    ? { available: false, reason, from: '2023-12-07' }
    : { available: false, reason, overCaps: reason === 'overCap' ? ['effective'] : [] };

const paidAt = (centavos: number) => [
  {
    name: '7-Eleven',
    accountNumber: '711012345678',
    centavos,
    paidAt: 1_699_900_000_000,
    postsAt: 1_700_086_400_000,
  },
];

/** The overdue instalment is paid by money on its way, which takes its overdue fee back. */
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

/** What late payment and more time come to, asked on the page where the loan is paid. */
const asked = (name: string, purpose: string, change: Parameters<typeof pending>[0]): Sample =>
  shown(name, purpose, gives(pending(change)), { pictured: name === 'moreTime' });

const noMoreTime = (name: string, rollover: NotOffered, restructure: NotOffered): Sample =>
  asked(name, 'More time is not offered, each for a reason', {
    offers: { rollover: refused(rollover), restructure: refused(restructure), open: null },
  });

/** An operation that is open comes before every way to begin one. */
const opened = (name: string, purpose: string, open: OperationOffers['open']): Sample =>
  asked(name, purpose, { offers: offers({ open }) });

/** A statement of account, of a loan whose details are told. */
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

/** The lines of a statement, each with what was owed after it. */
const statement = (lines: readonly Line[]): StatementEntry[] =>
  lines.map((one, index) => ({
    ...one,
    on: '2023-11-10',
    balanceCentavos: lines.slice(0, index + 1).reduce((sum, { centavos }) => sum + centavos, 0),
  }));

/** What can be charged on a loan that took over another one's balance, and what can come off. */
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

/** What was borrowed with a coupon: the interest is that after it. */
const { calculation, schedule } = offerFor({ ...choice, couponIds: [coupon.couponId] });

/** What repaying shows beside what the walks need. */
export const repayment: readonly Sample[] = [
  ...(['rollover', 'restructure'] as const).map((kind) =>
    shown(
      `${kind}Paid`,
      `A ${kind} was paid at a counter, and is not posted yet`,
      gives(
        pending({
          ...late,
          onItsWay: paidAt(56_000),
          paysFor: kind,
          offers: offers({ open: { kind, id: `${kind}-1`, state: 'INITIATED' } }),
        }),
      ),
      { pictured: false },
    ),
  ),
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
  }),
  inDetail('settled', 'A loan that is settled', {
    status: loanStatus.settled,
    repayPlans: [paid, { ...paid, period: 2, dueDate: '2023-11-14', repayDate: '2023-11-14' }],
    payments: [payment(), payment({ reference: '91C4D07E2A' })],
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
  shown(
    'paidAlready',
    'Everything was paid at a counter, and is not posted yet',
    gives(paidPending()),
  ),
  {
    name: 'paysAgain',
    purpose: 'A borrower with everything on its way pays a second time',
    start: 'repay',
    steps: [
      ends(due, 'paid'),
      does({ type: 'payAnyway.requested' }),
      does({ type: 'payAnyway.confirmed' }),
      does({ type: 'payment.requested' }),
    ],
    pictured: true,
  },
  {
    name: 'undoesRestructure',
    purpose: 'The page asks before a payment that undoes a restructure',
    start: 'repay',
    steps: [ends(due, 'restructuring'), does({ type: 'payAnyway.requested' })],
    pictured: true,
  },
  {
    name: 'paysDespiteRestructure',
    purpose: 'A borrower pays although a restructure is being made',
    start: 'repay',
    steps: [
      ends(due, 'restructuring'),
      does({ type: 'payAnyway.requested' }),
      does({ type: 'payAnyway.confirmed' }),
    ],
    pictured: false,
  },
  shown(
    'paidInPart',
    'A part of what is overdue was paid, and is not posted yet',
    gives(
      pending({
        ...late,
        onItsWay: paidAt(100_050),
        oncePosted: [{ ...lateInstalment, overdueFee: 62, paidAmount: 1000 }, instalment(2)],
      }),
    ),
  ),
  {
    name: 'settlesEarly',
    purpose: 'Everything is paid long before it is due, and costs less',
    start: 'repay',
    steps: [
      answers(due, gives(pending({ settlement: { amount: 5100, saves: 200 } }))),
      does({ type: 'instalments.chosen', count: 2 }),
    ],
    pictured: true,
  },
  shown(
    'lastEarly',
    'The last instalment is paid long before it is due, and costs less',
    gives(
      pending({
        totalDue: 2650,
        installments: [instalment(2)],
        settlement: { amount: 2550, saves: 100 },
      }),
    ),
    { pictured: false },
  ),
  shown(
    'notedInFull',
    'What is due next was noted as paid',
    gives(pending({ noted: [paidNote()] })),
  ),
  {
    name: 'notedInPart',
    purpose: 'A part of what is due next was noted as paid, and the rest is to be paid',
    start: 'repay',
    steps: [
      answers(due, gives(pending({ noted: [paidNote({ amount: 1000 })] }))),
      does({ type: 'payment.requested' }),
    ],
    pictured: true,
  },
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
  inDetail(
    'restructuring',
    'A restructure of the loan is being processed',
    {
      status: loanStatus.overdue,
      repayPlans: [lateInstalment, instalment(2)],
      restructuring: true,
    },
    { known: 'restructuring', pictured: false },
  ),
  inDetail(
    'noted',
    'The borrower noted a part of what is due as paid',
    { repayPlans: [instalment(1), instalment(2)], noted: [paidNote({ amount: 1000 })] },
    { pictured: false },
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
  asked('moreTime', 'What late payment and more time come to', {
    ...late,
    reversals: [
      { reference: '7F3A92C01B', amount: 26, valueDate: '2023-11-10', at: 1_700_000_000_000 },
    ],
    ifUnpaid: [
      { on: '2023-11-22', overdueFee: 160 },
      { on: '2023-12-15', overdueFee: 260 },
    ],
    overdueMonthlyRate: 45_000,
    offers: {
      rollover: {
        available: true,
        payNow: 410,
        fee: 260,
        interest: 300,
        dueDate: '2023-12-10',
      },
      restructure: { available: true, payNow: 588, fee: 48, interest: 192, dueDate: '2023-12-15' },
      open: null,
    },
  }),
  asked('costSoFar', 'What a late loan has cost so far', {
    ...late,
    cost: { soFar: 925, borrowed: 5_000 },
  }),
  opened('rollingOver', 'A rollover is being processed', {
    kind: 'rollover',
    id: 'deferral-1',
    state: 'CONFIRMED',
  }),
  opened('restructureBegun', 'A restructure was started', {
    kind: 'restructure',
    id: 'restructure-1',
    state: 'INITIATED',
  }),
  opened('restructuring', 'A restructure is being processed', {
    kind: 'restructure',
    id: 'restructure-1',
    state: 'CONFIRMED',
  }),
  noMoreTime('tooEarlyOrLate', 'tooEarly', 'tooLate'),
  noMoreTime('tooMany', 'tooManyLate', 'usedUp'),
  noMoreTime('aboveTheCap', 'overCap', 'running'),
  noMoreTime('nothingToPutOff', 'nothingDue', 'tooLate'),
  inDetail('feeAndCredit', 'A payment that paid a rollover’s fee, and more than was due', {
    ...toldDetail(),
    payments: [
      toldPayment({
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
  statementOf('everyLine', 'A statement with what can be charged and what can come off', {
    ...toldDetail(),
    story: story({
      amountReceived: 0,
      restructuredFrom: takenOver,
      entries: everyLine,
      documents: [signedAs('rollover'), signedAs('restructure')],
    }),
  }),
  statementOf('movedOn', 'A statement of a loan that another order took over', {
    ...toldDetail(),
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
  afterwards('notTaken', 'The payment did not reach the lender', 'notTaken'),
  afterwards('answered', 'The lender refused in words of its own', 'answered'),
  afterwards('sessionEnded', 'The login had ended when the payment arrived', 'sessionEnded'),
  afterwards('nothingDue', 'Nothing is due any more', 'nothingDue'),
  afterwards('amountChanged', 'The amount due has changed', 'amountChanged'),
  afterwards('accountMismatch', 'The account is not the one on record', 'accountMismatch'),
];
