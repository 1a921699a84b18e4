import { loanStatus } from '#domain/loans/loan-status.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { detail, instalment, payment, unpaidFee } from '#machines/samples/repayment.ts';
import { type BrowserPart, oneCall, replyOf } from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';

const reading = { method: 'queryRepayOrderDetail', data: { loanOrderId: 'loan-1' } } as const;

/** The model has one amount for all accepted payments, of any purpose. */
const feeDivision = {
  overdueFee: 0,
  interest: 0,
  principal: 0,
  serviceFee: 2650,
  credit: 0,
  keptCentavos: 0,
};

const severalMatch =
  'the ledger has several matching payments: tests/contract/money, tests/component/views/repayment';

const restarts =
  'the flow restarts with the other loan before the page can be checked: covered by the walk of the screens';

export const browser: BrowserPart = {
  services: {
    // Without due instalments, the reply is a refusal.
    queryPendingRepayPlan: oneCall('queryPendingRepayPlan', undefined, (outcome) =>
      'output' in outcome && outcome.output === null
        ? { failure: refusalOf('nothingDue') }
        : replyOf(outcome),
    ),
    moneyAction: movesMoney(
      {
        method: 'repaymentConfirm',
        reading,
        before: detail(),
        after: detail({
          repayPlans: [instalment(1, { paidAmount: 2650 })],
          payments: [payment()],
        }),
        taken: {
          loanOrderId: 'loan-1',
          status: loanStatus.repaying,
          paidAmount: 2650,
          reference: '7F3A92C01B',
        },
      },
      {
        method: 'serviceFeePayment',
        reading,
        before: detail(unpaidFee),
        after: detail({
          ...unpaidFee,
          repaidServiceFee: 375,
          unpaidServiceFee: 0,
          repayPlans: [instalment(1), instalment(2)],
          payments: [payment({ forServiceFee: true, division: feeDivision })],
        }),
        taken: {
          loanOrderId: 'loan-1',
          repaidServiceFee: 375,
          unpaidServiceFee: 0,
          paidAmount: 2650,
          reference: '7F3A92C01B',
        },
      },
    ),
  },
  leavesOut: {
    events: { 'otherLoan.opened': restarts },
    outcomes: {
      'moneyAction: doneAmongOthers': severalMatch,
    },
  },
};
