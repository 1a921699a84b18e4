import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { LoanStory, SignedDocument } from '#domain/loans/loan-story.ts';
import type { OwnPayment, Payment } from '#domain/payments/payment.ts';
import type { NotedDetail, RepaymentDetail } from '#domain/payments/repayment.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { day } from '#domain/constants.ts';
import { agreementText } from '#sandbox/rules/agreement.ts';
import type { Due } from '#machines/repayment/ports.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { choice, offerFor } from './loans.ts';

const receivedAt = 1_700_000_000_000;

export const instalment = (period: number, change: Partial<Instalment> = {}): Instalment => ({
  period,
  dueDate: '2023-12-14',
  principal: 2500,
  interest: 150,
  overdueFee: 0,
  paidAmount: 0,
  repayDate: null,
  status: instalmentStatus.outstanding,
  ...change,
});

const account: PayoutAccount = {
  accountType: payoutMethod.gcash,
  bankCode: null,
  holder: 'Juan dela Cruz',
  maskedNumber: '•••••••4567',
};

export const payment = (change: Partial<OwnPayment> = {}): OwnPayment => ({
  reference: '7F3A92C01B',
  amount: 2650,
  paidAt: receivedAt,
  account,
  ...change,
});

export const pending = (change: Partial<Due> = {}): Due => ({
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  status: loanStatus.repaying,
  totalDue: 5300,
  dueDate: '2023-12-14',
  overdueDays: 0,
  overdueFee: 0,
  cardNumber: '09171234567',
  account,
  calculateInfo: {
    loanAmount: 5000,
    lendingAmount: 4500,
    interest: 300,
    processingFee: 500,
    repayPlans: [{ period: 1, dueDate: '2023-12-14' }],
  },
  installments: [instalment(1), instalment(2)],
  receivedAt,
  ...change,
});

export const paidPending = (change: Partial<Due> = {}): Due =>
  pending({
    onItsWay: [
      {
        name: '7-Eleven',
        accountNumber: '711012345678',
        centavos: 530_000,
        paidAt: receivedAt - day,
        postsAt: receivedAt + day,
      },
    ],
    oncePosted: [],
    ...change,
  });

export const unpaidFee = {
  serviceFee: 375,
  repaidServiceFee: 188,
  unpaidServiceFee: 187,
  repayPlans: [instalment(1), instalment(2, { serviceFee: 187 })],
};

export const detail = (change: Partial<NotedDetail> = {}): NotedDetail => ({
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  status: loanStatus.repaying,
  unpaidServiceFee: 0,
  repaidServiceFee: 0,
  serviceFee: 0,
  repayOrder: { principal: 5000, interest: 300 },
  repayPlans: [instalment(1)],
  payments: [],
  receivedAt,
  ...change,
});

export const signed: SignedDocument = {
  kind: 'agreement',
  html: agreementText(
    {
      borrower: 'Juan dela Cruz',
      account: account.maskedNumber,
      term: choice.term,
      price: offerFor(choice),
      on: '2023-11-01',
    },
    'en',
  ),
  version: '2023-01',
  hash: '4be1c3f0a9d27e56',
  agreedAt: receivedAt - 14 * day,
  language: 'en',
};

export const signedDisclosure: SignedDocument = {
  ...signed,
  kind: 'rollover',
  html: '<h1>Disclosure statement: rollover</h1>',
  hash: 'signed-disclosure',
};

export const signedRestructure: SignedDocument = {
  ...signed,
  kind: 'restructure',
  html: '<h1>Loan restructure agreement</h1>',
  hash: 'signed-restructure',
};

export const story = (change: Partial<LoanStory> = {}): LoanStory => ({
  borrower: 'Juan dela Cruz',
  beganOn: '2023-11-01',
  amountReceived: 4500,
  settledOn: null,
  onItsWay: [],
  overdueCharges: [],
  rollovers: [],
  restructuredFrom: null,
  newLoan: null,
  entries: [
    { kind: 'loan', on: '2023-11-01', centavos: 500_000, balanceCentavos: 500_000 },
    { kind: 'interest', on: '2023-11-01', centavos: 30_000, balanceCentavos: 530_000 },
  ],
  documents: [signed, signedDisclosure, signedRestructure],
  ...change,
});

export const fullPayment = (change: Partial<Payment> = {}): Payment => ({
  ...payment(),
  paidIn: null,
  postedAt: receivedAt,
  receivedCentavos: 265_000,
  division: {
    overdueFee: 0,
    interest: 150,
    principal: 2500,
    serviceFee: 0,
    credit: 0,
    keptCentavos: 0,
  },
  ...change,
});

const paidLine = {
  kind: 'payment',
  on: '2023-11-15',
  centavos: -265_000,
  balanceCentavos: 265_000,
  reference: '7F3A92C01B',
} as const;

export const movedDetail = (): Timed<RepaymentDetail> =>
  detailWithHistory({
    status: loanStatus.settled,
    story: story({ newLoan: { loanOrderId: 'loan-2', loanNumber: '2024-0002' } }),
  });

export const detailWithHistory = (change: Partial<RepaymentDetail> = {}): Timed<RepaymentDetail> =>
  detail({
    repayPlans: [
      instalment(1, {
        paidAmount: 2650,
        repayDate: '2023-11-15',
        status: instalmentStatus.settled,
      }),
      instalment(2),
    ],
    payments: [fullPayment()],
    story: story({ entries: [...story().entries, paidLine] }),
    ...change,
  });

export const paidInFull = (): Timed<RepaymentDetail> =>
  detailWithHistory({
    status: loanStatus.settled,
    repayPlans: [1, 2].map((period) =>
      instalment(period, {
        paidAmount: 2650,
        repayDate: '2023-11-15',
        status: instalmentStatus.settled,
      }),
    ),
    payments: [fullPayment(), fullPayment({ reference: '91C4D07E2A' })],
    story: story({
      settledOn: '2023-11-15',
      entries: [
        ...story().entries,
        paidLine,
        { ...paidLine, reference: '91C4D07E2A', balanceCentavos: 0 },
      ],
    }),
  });

export const paidAt = (centavos: number) => [
  {
    name: '7-Eleven',
    accountNumber: '711012345678',
    centavos,
    paidAt: 1_699_900_000_000,
    postsAt: 1_700_086_400_000,
  },
];
