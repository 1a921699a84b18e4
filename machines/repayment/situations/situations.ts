import { loanStatus } from '#domain/loans/loan-status.ts';
import type {
  NotOffered,
  OperationOffer,
  OperationOffers,
} from '#domain/operations/operation-offer.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { today } from '#machines/samples/loans.ts';
import { offers } from '#machines/samples/operations.ts';
import { instalment, paidAt, paidPending, pending } from '#machines/samples/repayment.ts';
import {
  dueToday,
  lateInstalment,
  ofDifferentDates,
  threeOverdueOfSix,
} from '#machines/samples/instalments.ts';
import { repaymentDetail } from './details.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

const due = 'repay/queryPendingRepayPlan';

type Pending = Parameters<typeof pending>[0];

const answer = (change: Pending) => ({ queryPendingRepayPlan: gives(pending(change)) });

const shown = (name: string, change: Pending, purpose?: string): Situation => ({
  name,
  purpose,
  path: `${due}=own`,
  answers: answer(change),
});

function onBoth(...parts: Parameters<typeof shown>): Situation[] {
  const one = shown(...parts);
  return [one, { ...one, path: 'plan/queryPendingRepayPlan=own' }];
}

const late = {
  status: loanStatus.overdue,
  dueDate: '2023-11-10',
  overdueDays: 5,
  overdueFee: 125,
  totalDue: 5425,
  installments: [lateInstalment, instalment(2)],
};

const refused = (reason: NotOffered): OperationOffer =>
  reason === 'tooEarly'
    ? { available: false, reason, from: '2023-12-07' }
    : { available: false, reason, overCaps: reason === 'overCap' ? ['effective'] : [] };

const noMoreTime = (name: string, rollover: NotOffered, restructure: NotOffered): Situation =>
  shown(name, {
    offers: { rollover: refused(rollover), restructure: refused(restructure), open: null },
  });

/** An open operation takes precedence over the offers to start one. */
const opened = (open: OperationOffers['open']) => ({ offers: offers({ open }) });

const moreTime: Pending = {
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
    rollover: { available: true, payNow: 410, fee: 260, interest: 300, dueDate: '2023-12-10' },
    restructure: { available: true, payNow: 588, fee: 48, interest: 192, dueDate: '2023-12-15' },
    open: null,
  },
};

const confirmed = 'payment.requested/payment.confirmed';

export const situations: readonly Situation[] = [
  ...(['rollover', 'restructure'] as const).map((kind) =>
    shown(`${kind}Paid`, {
      ...late,
      onItsWay: paidAt(56_000),
      paysFor: kind,
      ...opened({ kind, id: `${kind}-1`, state: 'INITIATED' }),
    }),
  ),
  ...onBoth('overdue', late, 'A payment is overdue'),
  ...onBoth('dueToday', { dueDate: today, installments: dueToday }, 'A payment is due today'),
  ...onBoth(
    'differentDates',
    {
      dueDate: '2023-11-20',
      totalDue: 7950,
      installments: [...ofDifferentDates.slice(1), instalment(4, { dueDate: '2024-01-19' })],
    },
    'Instalments of different dates',
  ),
  shown(
    'severalOverdue',
    { ...late, totalDue: 16_275, installments: threeOverdueOfSix },
    'Three payments are overdue, and three come later',
  ),
  shown('unpayable', { cardNumber: '' }),
  pictured(
    'paidAlready',
    'The whole amount due was paid at a counter, and is not posted yet',
    `${due}=own`,
    { queryPendingRepayPlan: gives(paidPending()) },
  ),
  ...onBoth('partOfLast', { totalDue: 1650, installments: [instalment(2, { paidAmount: 1000 })] }),
  pictured(
    'paysAgain',
    'A borrower whose payment is on its way pays a second time',
    `${due}=paid/payAnyway.requested/payAnyway.confirmed/payment.requested`,
  ),
  pictured(
    'undoesRestructure',
    'The page asks before a payment that undoes a restructure',
    `${due}=restructuring/payAnyway.requested`,
  ),
  situation(
    'paysDespiteRestructure',
    `${due}=restructuring/payAnyway.requested/payAnyway.confirmed`,
  ),
  shown(
    'paidInPart',
    {
      ...late,
      onItsWay: paidAt(100_050),
      oncePosted: [{ ...lateInstalment, overdueFee: 62, paidAmount: 1000 }, instalment(2)],
    },
    'A part of the overdue amount was paid, and is not posted yet',
  ),
  pictured(
    'settlesEarly',
    'All instalments are paid long before they are due, and cost less',
    `${due}=own/instalments.chosen~2`,
    answer({ settlement: { amount: 5100, saves: 200 } }),
  ),
  shown('lastEarly', {
    totalDue: 2650,
    installments: [instalment(2)],
    settlement: { amount: 2550, saves: 100 },
  }),
  shown('notedInFull', { noted: [paidNote()] }, 'The next instalment was noted as paid'),
  pictured(
    'notedInPart',
    'A part of the next instalment was noted as paid, and the rest is to be paid',
    `${due}=own/payment.requested`,
    answer({ noted: [paidNote({ amount: 1000 })] }),
  ),
  shown('moreTime', moreTime, 'The costs of late payment, of a rollover and of a restructure'),
  shown('costSoFar', { ...late, cost: { soFar: 925, borrowed: 5_000 } }),
  shown('rollingOver', opened({ kind: 'rollover', id: 'deferral-1', state: 'CONFIRMED' })),
  noMoreTime('tooEarlyOrLate', 'tooEarly', 'tooLate'),
  noMoreTime('tooMany', 'tooManyLate', 'usedUp'),
  noMoreTime('aboveTheCap', 'overCap', 'running'),
  noMoreTime('nothingToPutOff', 'nothingDue', 'tooLate'),
  noMoreTime('nothingToPayOff', 'usedUp', 'nothingDue'),
  ...['notTaken', 'sessionEnded', 'nothingDue', 'amountChanged', 'accountMismatch'].map((name) =>
    situation(name, `${due}=due/${confirmed}/moneyAction=${name}/queryPendingRepayPlan=due`),
  ),
  situation('cancelled', `${due}=nothingDue/queryRepayOrderDetail=cancelled`),
  situation('restructureOpened', `${due}=restructuring/operation.opened`),
  ...repaymentDetail,
];
