import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { gives } from '#machines/walk/service.ts';
import { account, checkstand, posting } from '#machines/samples/checkstand.ts';
import { choice, limit, loanOrder, now, offerFor } from '#machines/samples/loans.ts';
import { deferral } from '#machines/samples/operations.ts';
import { detail, instalment, pending, story, fullPayment } from '#machines/samples/repayment.ts';
import { answers, does, ends, type Sample, waits } from '#visualizations/samples/sample.ts';

const reply = (name: string, start: string, steps: Sample['steps']): Sample => ({
  name,
  purpose: 'Amounts above 0 that no sample of the machine has.',
  start,
  steps,
  pictured: false,
});

const due = (name: string, change: Parameters<typeof pending>[0]): Sample =>
  reply(name, 'repay', [answers('queryPendingRepayPlan', gives(pending(change)))]);

const sampleWith = (name: string, change: Parameters<typeof detail>[0]): Sample =>
  reply(name, 'detail', [
    ends('queryPendingRepayPlan', 'due'),
    answers('queryRepayOrderDetail', gives(detail(change))),
  ]);

const progress = (status: 40 | 70, periods: number): Sample['steps'][number] =>
  answers(
    'querySubject',
    gives({
      type: 'loan',
      receivedAt: now,
      order: loanOrder({
        status,
        repaymentPlan: {
          installments: Array.from({ length: periods }, (_, at) => instalment(at + 1)),
          totalOrderAmount: 5300,
          totalInterest: 300,
        },
      }),
    }),
  );

const { name, start, steps } = sampleWith('inFavour', {
  story: story({
    entries: [
      ...story().entries,
      { kind: 'payment', on: '2023-11-15', centavos: -540_050, balanceCentavos: -10_050 },
    ],
  }),
});
const inFavour = reply(name, start, [...steps, does({ type: 'statement.opened' })]);

const onItsWay = [
  { name: '7-Eleven', accountNumber: '711012345678', centavos: 99_950, paidAt: now, postsAt: now },
];

const fees = { rolloverFee: 260, restructureFee: 49, serviceFee: 187, overdueFee: 26 };

/** Replies for lines that no sample shows with an amount above 0. */
export const replies: Readonly<Record<string, readonly Sample[]>> = {
  repayment: [
    due('partOfLast', { totalDue: 1650, installments: [instalment(2, { paidAmount: 1000 })] }),
    due('costOfLate', {
      status: loanStatus.overdue,
      overdueFee: 125,
      totalDue: 5025,
      cost: { soFar: 1307, borrowed: 5000 },
      installments: [
        instalment(1, { status: instalmentStatus.overdue, overdueFee: 125, paidAmount: 400 }),
        instalment(2),
      ],
      onItsWay,
    }),
    sampleWith('feesOfEveryKind', {
      creditCentavos: 10_050,
      payments: [
        fullPayment({
          amount: 3273,
          receivedCentavos: 327_350,
          division: { ...fees, interest: 150, principal: 2500, credit: 101, keptCentavos: 50 },
        }),
      ],
      story: story({ onItsWay }),
    }),
    inFavour,
  ],
  borrow: [
    reply('oncePaid', 'quota', [
      answers('loadLimit', gives(limit({ terms: [30] }))),
      waits(400),
      answers('priceLoan', gives(offerFor({ ...choice, term: 30 }))),
      does({ type: 'choice.confirmed' }),
    ]),
  ],
  offlinePayment: [
    reply('feesOfEveryKind', 'loan', [
      ends('recall', 'nothing'),
      answers(
        'fetchVirtualAccount',
        gives(
          checkstand({
            numbers: [account({ state: 'used' })],
            postings: [
              posting({
                amount: 3273,
                receivedCentavos: 327_350,
                division: {
                  ...fees,
                  interest: 150,
                  principal: 2500,
                  credit: 101,
                  keptCentavos: 50,
                },
              }),
            ],
          }),
        ),
      ),
    ]),
  ],
  rollover: [
    reply('overdueFee', 'describe', [
      answers(
        'repayDeferralDetail',
        gives(deferral({ overdueFee: 26, minimumPayment: 586, missing: 586 })),
      ),
    ]),
  ],
  orderProgress: [
    reply('onePayment', 'loanDetails', [progress(loanStatus.lending, 1)]),
    reply('twoPayments', 'loanDetails', [progress(loanStatus.lending, 2)]),
    reply('paidOut', 'loanReview', [
      ends('querySubject', 'lending'),
      does({ type: 'retry.pressed' }),
      progress(loanStatus.repaying, 2),
    ]),
  ],
};
