import { loanStatus } from '#domain/loan-status.ts';
import { refusalOf } from '#tests/model/samples/failures.ts';
import { repayIntent } from '#tests/model/samples/loans.ts';
import { detail, instalment, payment } from '#tests/model/samples/repayment.ts';
import {
  type Fixtures,
  juanKey,
  oneCall,
  opened,
  replyOf,
} from '#tests/browser/walk/harness/fixtures.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';

export const fixtures: Fixtures = {
  starts: {
    repay: opened('/repay/repay?loanOrderId=loan-1'),
    plan: opened('/repay/repay_plan?loanOrderId=loan-1'),
    detail: opened('/repay/repay_detail?loanOrderId=loan-1'),
    openPayment: opened('/repay/repay?loanOrderId=loan-1', {
      intents: [{ ...repayIntent, userKey: juanKey }],
    }),
  },
  services: {
    // Nothing due is a refusal on the wire.
    queryPendingRepayPlan: oneCall('queryPendingRepayPlan', undefined, (outcome) =>
      'output' in outcome && outcome.output === null
        ? { failure: refusalOf('nothingDue') }
        : replyOf(outcome),
    ),
    queryRepayOrderDetail: oneCall('queryRepayOrderDetail'),
    moneyAction: movesMoney({
      method: 'repaymentConfirm',
      reading: { method: 'queryRepayOrderDetail', data: { loanOrderId: 'loan-1' } },
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
    }),
  },
};
