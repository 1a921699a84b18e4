import { loanStatus } from '#domain/loans/loan-status.ts';
import type {
  NotOffered,
  OperationOffer,
  OperationOffers,
} from '#domain/operations/operation-offer.ts';
import { gives, type Outcome } from '#machines/walk/service.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { today } from '#machines/samples/loans.ts';
import { offers } from '#machines/samples/operations.ts';
import { instalment, paidAt, paidPending, pending } from '#machines/samples/repayment.ts';
import {
  dueToday,
  lateInstalment,
  ofDifferentDates,
  threeOverdueOfSix,
} from './parts/instalments.ts';
import { repaymentDetail } from './parts/repayment-detail.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const due = 'queryPendingRepayPlan';

const shown = (name: string, purpose: string, outcome: Outcome, make = pictured): Sample =>
  make(name, purpose, 'repay', [answers(due, outcome)]);

const onBoth = (name: string, purpose: string, outcome: Outcome, make = pictured): Sample[] =>
  ['repay', 'plan'].map((start) => make(name, purpose, start, [answers(due, outcome)]));

const late = {
  status: loanStatus.overdue,
  dueDate: '2023-11-10',
  overdueDays: 5,
  overdueFee: 125,
  totalDue: 5425,
  installments: [lateInstalment, instalment(2)],
};

const afterwards = (name: string, purpose: string, outcome: string): Sample =>
  sample(name, purpose, 'repay', [
    ends(due, 'due'),
    does({ type: 'payment.requested' }),
    does({ type: 'payment.confirmed' }),
    ends('moneyAction', outcome),
    ends(due, 'due'),
  ]);

const refused = (reason: NotOffered): OperationOffer =>
  reason === 'tooEarly'
    ? { available: false, reason, from: '2023-12-07' }
    : { available: false, reason, overCaps: reason === 'overCap' ? ['effective'] : [] };

const asked = (name: string, purpose: string, change: Parameters<typeof pending>[0]): Sample =>
  shown(name, purpose, gives(pending(change)), name === 'moreTime' ? pictured : sample);

const noMoreTime = (name: string, rollover: NotOffered, restructure: NotOffered): Sample =>
  asked(name, 'A rollover and a restructure are not offered, each with the reason', {
    offers: { rollover: refused(rollover), restructure: refused(restructure), open: null },
  });

/** An open operation takes precedence over the offers to start one. */
const opened = (name: string, purpose: string, open: OperationOffers['open']): Sample =>
  asked(name, purpose, { offers: offers({ open }) });

export const samples: readonly Sample[] = [
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
      sample,
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

  shown(
    'severalOverdue',
    'Three payments are overdue, and three come later',
    gives(pending({ ...late, totalDue: 16_275, installments: threeOverdueOfSix })),
  ),
  shown(
    'unpayable',
    'A payment for which the account is missing',
    gives(pending({ cardNumber: '' })),
    sample,
  ),
  shown(
    'paidAlready',
    'The whole amount due was paid at a counter, and is not posted yet',
    gives(paidPending()),
  ),
  ...onBoth(
    'partOfLast',
    'A part of the last instalment is paid',
    gives(pending({ totalDue: 1650, installments: [instalment(2, { paidAmount: 1000 })] })),
    sample,
  ),
  pictured('paysAgain', 'A borrower whose payment is on its way pays a second time', 'repay', [
    ends(due, 'paid'),
    does({ type: 'payAnyway.requested' }),
    does({ type: 'payAnyway.confirmed' }),
    does({ type: 'payment.requested' }),
  ]),
  pictured(
    'undoesRestructure',
    'The page asks before a payment that undoes a restructure',
    'repay',
    [ends(due, 'restructuring'), does({ type: 'payAnyway.requested' })],
  ),
  sample(
    'paysDespiteRestructure',
    'A borrower pays although a restructure is in progress',
    'repay',
    [
      ends(due, 'restructuring'),
      does({ type: 'payAnyway.requested' }),
      does({ type: 'payAnyway.confirmed' }),
    ],
  ),
  shown(
    'paidInPart',
    'A part of the overdue amount was paid, and is not posted yet',
    gives(
      pending({
        ...late,
        onItsWay: paidAt(100_050),
        oncePosted: [{ ...lateInstalment, overdueFee: 62, paidAmount: 1000 }, instalment(2)],
      }),
    ),
  ),
  pictured(
    'settlesEarly',
    'All instalments are paid long before they are due, and cost less',
    'repay',
    [
      answers(due, gives(pending({ settlement: { amount: 5100, saves: 200 } }))),
      does({ type: 'instalments.chosen', count: 2 }),
    ],
  ),
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
    sample,
  ),
  shown(
    'notedInFull',
    'The next instalment was noted as paid',
    gives(pending({ noted: [paidNote()] })),
  ),
  pictured(
    'notedInPart',
    'A part of the next instalment was noted as paid, and the rest is to be paid',
    'repay',
    [
      answers(due, gives(pending({ noted: [paidNote({ amount: 1000 })] }))),
      does({ type: 'payment.requested' }),
    ],
  ),
  asked('moreTime', 'The costs of late payment, of a rollover and of a restructure', {
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
  noMoreTime('tooEarlyOrLate', 'tooEarly', 'tooLate'),
  noMoreTime('tooMany', 'tooManyLate', 'usedUp'),
  noMoreTime('aboveTheCap', 'overCap', 'running'),
  noMoreTime('nothingToPutOff', 'nothingDue', 'tooLate'),
  noMoreTime('nothingToPayOff', 'usedUp', 'nothingDue'),
  afterwards('notTaken', 'The payment did not reach the lender', 'notTaken'),
  afterwards('sessionEnded', 'The session had ended when the payment arrived', 'sessionEnded'),
  afterwards('nothingDue', 'Nothing is due any more', 'nothingDue'),
  afterwards('amountChanged', 'The amount due has changed', 'amountChanged'),
  afterwards('accountMismatch', 'The account is not the one on record', 'accountMismatch'),
  ...repaymentDetail,
];
