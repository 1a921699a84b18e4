import { creditStatus } from '#domain/credit-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import { models } from '#tests/flows/models.ts';
import type { Model, Path, Step } from '#tests/model/harness/model.ts';
import { gives, type Outcome } from '#tests/model/harness/service.ts';
import { creditOrder } from '#tests/model/samples/credit.ts';
import { coupon, limit, loanOrder, quota } from '#tests/model/samples/loans.ts';
import { detail, instalment, payment, pending } from '#tests/model/samples/repayment.ts';

/** What a borrower can be, beside what the walks need: an answer, and what comes before it. */
type Sample = {
  start: string;
  before?: Step[];
  service: string;
  outcome: Outcome;
  name: string;
  purpose: string;
};

/** The samples were asked for on 15 November 2023, in Manila. */
const today = '2023-11-15';

const lateInstalment = instalment(1, {
  dueDate: '2023-11-10',
  status: instalmentStatus.overdue,
  overdueFee: 125,
});

const lateLoan = loanOrder({
  status: loanStatus.overdue,
  dueDate: '2023-11-10',
  overdueDays: 5,
  overdueFee: 125,
  repaymentPlan: {
    installments: [lateInstalment, instalment(2)],
    totalOrderAmount: 5300,
    totalInterest: 300,
  },
});

const dueToday = [instalment(1, { dueDate: today }), instalment(2, { dueDate: '2023-12-15' })];

const ofDifferentDates = [
  instalment(1, {
    dueDate: '2023-10-15',
    paidAmount: 2650,
    repayDate: '2023-10-14',
    status: instalmentStatus.settled,
  }),
  instalment(2, { dueDate: '2023-11-20' }),
  instalment(3, { dueDate: '2023-12-20' }),
];

const home = (loans: ReturnType<typeof loanOrder>[], closed = quota().closed) =>
  gives({
    credit: creditOrder({ status: creditStatus.approved }),
    quota: quota({ closed, usedCredit: 5000, availableLimit: 5000 }),
    loans,
    receivedAt: limit().receivedAt,
  });

const repaying = (loanOrderId: string, change: { dueDate: string }) =>
  loanOrder({
    loanOrderId,
    status: loanStatus.repaying,
    repaymentPlan: {
      installments: [instalment(1, change), instalment(2)],
      totalOrderAmount: 5300,
      totalInterest: 300,
    },
    ...change,
  });

const atHome = (name: string, purpose: string, outcome: Outcome): Sample => ({
  start: 'juan',
  service: 'getHomepageData',
  name,
  purpose,
  outcome,
});

const overdue = { reason: 'overdue', loanOrderId: 'loan-1', amount: 2775 } as const;

const due = 'queryPendingRepayPlan';

/** The details come after what is due. */
const inDetail = (name: string, purpose: string, change: Parameters<typeof detail>[0]): Sample => ({
  start: 'detail',
  before: [{ type: 'settle', service: due, outcome: 'due' }],
  service: 'queryRepayOrderDetail',
  name,
  purpose,
  outcome: gives(detail(change)),
});

/** Of several pages that ask for the same, one a page. */
const atEach = (
  starts: readonly string[],
  service: string,
  name: string,
  purpose: string,
  outcome: Outcome,
): Sample[] => starts.map((start) => ({ start, service, name, purpose, outcome }));

const repayPages = ['repay', 'plan'];

const late = {
  status: loanStatus.overdue,
  dueDate: '2023-11-10',
  overdueDays: 5,
  overdueFee: 125,
  totalDue: 5425,
  installments: [lateInstalment, instalment(2)],
};

const samples: Readonly<Record<string, readonly Sample[]>> = {
  home: [
    atHome('overdue', 'A payment is overdue', home([lateLoan], overdue)),
    atHome('dueToday', 'A payment is due today', home([repaying('loan-1', { dueDate: today })])),
    atHome(
      'severalLoans',
      'Several loans, one of them overdue',
      home([
        lateLoan,
        repaying('loan-2', { dueDate: '2023-11-20' }),
        loanOrder({ loanOrderId: 'loan-3', status: loanStatus.lending }),
        loanOrder({ loanOrderId: 'loan-4', status: loanStatus.disbursementFailed }),
        loanOrder({ loanOrderId: 'loan-5', status: loanStatus.settled }),
      ]),
    ),
  ],
  repayment: [
    ...atEach(repayPages, due, 'overdue', 'A payment is overdue', gives(pending(late))),
    ...atEach(
      repayPages,
      due,
      'dueToday',
      'A payment is due today',
      gives(pending({ dueDate: today, installments: dueToday })),
    ),
    ...atEach(
      repayPages,
      due,
      'differentDates',
      'Instalments of different dates',
      gives(pending({ dueDate: '2023-11-20', installments: ofDifferentDates.slice(1) })),
    ),
    inDetail('overdue', 'A payment is overdue', {
      status: loanStatus.overdue,
      repayPlans: [lateInstalment, instalment(2)],
    }),
    inDetail('differentDates', 'Instalments of different dates, one of them paid', {
      repayPlans: ofDifferentDates,
      payments: [payment()],
    }),
  ],
  borrow: atEach(
    ['limit', 'quota'],
    'loadLimit',
    'coupons',
    'Coupons that can be used, and one that has expired',
    gives({
      ...limit(),
      coupons: {
        available: [coupon, { ...coupon, couponId: 'coupon-2', amount: 50 }],
        unavailable: [{ ...coupon, couponId: 'coupon-3', expiresOn: '2023-10-31' }],
      },
    }),
  ),
};

function withSamples(model: Model): Model {
  const services = { ...model.services };
  for (const { service, name, outcome } of samples[model.machine.id] ?? []) {
    services[service] = { ...services[service], [`${name}Sample`]: outcome };
  }
  return { ...model, services };
}

/** Every machine with its model, with the samples among what its services answer. */
export const sampledModels: readonly Model[] = models.map(withSamples);

/** The way to each sample, and what it shows; none where a flow has none. */
export const samplePathsOf = (flow: string): (Path & { purpose: string })[] =>
  (samples[flow] ?? []).map(({ start, before = [], service, name, purpose }) => ({
    purpose: `Sample, from “${start}”: ${purpose}`,
    start,
    steps: [...before, { type: 'settle', service, outcome: `${name}Sample` }],
  }));
