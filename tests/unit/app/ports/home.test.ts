import { provider } from '#flows/home/chunk.ts';
import { day } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { storedLastKnown } from '#machines/samples/last-known.ts';
import { applyIntent, loanOrder, now, quota, repayIntent } from '#machines/samples/loans.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { phoneTime } from './page.ts';
import { creditCheckEffects, creditCheckRows, expiredCreditRows, nativePageRows } from './parts.ts';
import { describeFlow } from './table.ts';

const due = loanOrder({
  loanOrderId: 'loan-2',
  status: loanStatus.overdue,
  dueDate: '2023-12-15',
  repaymentPlan: {
    installments: [instalment(1), instalment(2, { overdueFee: 37 })],
    totalOrderAmount: 5_337,
    totalInterest: 300,
  },
});
const homepage = {
  credit: creditOrder({ expired: true, applyAgainOn: '2023-12-01' }),
  quota: quota({ usedCredit: 5_000, availableLimit: 4_000 }),
  loans: [due, loanOrder({ loanOrderId: 'loan-1', status: loanStatus.settled })],
};
const noLoans = { credit: null, quota: null, loans: [] };
const lastDue = {
  amount: 2_650,
  totalDue: 5_337,
  dueDate: '2023-12-15',
  overdue: true,
  payNumber: null,
  notedAt: null,
  notes: [],
  coming: 0,
};
const lastKnownOf = (...dues: object[]) => ({
  version: 1,
  movedAt: null,
  told: { receivedAt: now, heardAt: phoneTime, dues },
});
const input = { userKey: 'juan', quiet: false };

describeFlow('home', provider, {
  effects: creditCheckEffects,
  ...creditCheckRows,
  ...nativePageRows,
  ...expiredCreditRows,
  getHomepageData: {
    'L1: removes the first-time mark for a borrower with loans, and stores the amounts due': {
      input,
      stored: { isFirstToBorrow: true },
      calls: [['getHomepageData', {}, homepage]],
      out: { ...homepage, noted: {}, receivedAt: now },
      stores: { isFirstToBorrow: false, 'draft/juan/lastKnown': lastKnownOf(lastDue) },
    },
    'L1: marks a borrower without loans as a first-time borrower, quietly on request': {
      input: { ...input, quiet: true },
      calls: [['getHomepageData', {}, noLoans, { quiet: true }]],
      out: { ...noLoans, noted: {}, receivedAt: now },
      stores: { isFirstToBorrow: true, 'draft/juan/lastKnown': lastKnownOf() },
    },
    'does not store the amounts due while an attempt is open': {
      input,
      open: [repayIntent],
      calls: [['getHomepageData', {}, homepage]],
      out: { ...homepage, noted: {}, receivedAt: now },
      stores: { isFirstToBorrow: false },
    },
    'fails with the lender’s failure, and stores nothing': {
      input,
      calls: [['getHomepageData', {}, 4_711]],
      fails: { kind: 'business', code: 4_711, message: 'no' },
    },
  },
  watchAttempts: {
    'reports open attempts that differ from the known ones': {
      input: { userKey: 'juan', known: [applyIntent] },
      open: [applyIntent],
      async meanwhile({ look, services: { journal } }) {
        look();
        await journal.open(repayIntent);
        await journal.close(applyIntent);
      },
      emits: [{ type: 'attempts.changed', openIntents: [repayIntent] }],
      leavesOpen: [repayIntent],
    },
  },
  watchLastKnown: {
    'reports the last known amounts at once, judged by the lender’s clock': {
      input: { userKey: 'juan' },
      stored: { 'draft/juan/lastKnown': storedLastKnown },
      emits: [
        {
          type: 'lastKnown.changed',
          lastKnown: {
            receivedAt: now - 600_000,
            today: true,
            dues: [
              {
                amount: 2_650,
                dueDate: '2023-11-15',
                overdue: false,
                left: 2_650,
                noted: 0,
                notedLate: 0,
                notedAt: null,
                coming: 0,
                grown: 'no',
                payNumber: {
                  accountNumber: '812345678901',
                  amount: 2_650,
                  expiresAt: now + day / 12,
                  channel: '7-Eleven',
                  biller: 'HIRAM LENDING CORP',
                  state: 'payable',
                },
              },
              {
                amount: 1_120,
                dueDate: '2023-11-10',
                overdue: true,
                left: 1_120,
                noted: 0,
                notedLate: 0,
                notedAt: null,
                coming: 0,
                grown: 'no',
                payNumber: null,
              },
            ],
          },
        },
      ],
    },
    'reports no amounts of another borrower': {
      input: { userKey: 'maria' },
      stored: { 'draft/juan/lastKnown': storedLastKnown },
      meanwhile: ({ look }) => look(),
      emits: [],
    },
  },
});
