import type { CheckedAll } from './checked.ts';
import { checkAgainst } from './faults.ts';
import { RepaymentDetail } from './repayment.ts';

/** What can be wrong with a repayment detail; `badPlans`: there are none, or one has no period. */
export type RepaymentDetailFault =
  | 'notAnObject'
  | 'badLoanOrder'
  | 'badServiceFee'
  | 'badRepayOrder'
  | 'badPlans'
  | 'badPlanAmount'
  | 'badPlanDate'
  | 'badPlanStatus'
  | 'badPayments';

/**
 * The repayment detail check (S5): whole service fees, principal and interest, and plans with
 * whole amounts and valid days. `repayDate` is null on a plan that is not settled.
 */
export function checkRepaymentDetail(
  input: unknown,
): CheckedAll<RepaymentDetail, RepaymentDetailFault> {
  return checkAgainst<typeof RepaymentDetail, RepaymentDetailFault>(RepaymentDetail, input, {
    '': 'notAnObject',
    loanOrderId: 'badLoanOrder',
    loanNumber: 'badLoanOrder',
    status: 'badLoanOrder',
    unpaidServiceFee: 'badServiceFee',
    repaidServiceFee: 'badServiceFee',
    serviceFee: 'badServiceFee',
    repayOrder: 'badRepayOrder',
    repayPlans: 'badPlans',
    'repayPlans.period': 'badPlans',
    'repayPlans.principal': 'badPlanAmount',
    'repayPlans.interest': 'badPlanAmount',
    'repayPlans.overdueFee': 'badPlanAmount',
    'repayPlans.paidAmount': 'badPlanAmount',
    'repayPlans.dueDate': 'badPlanDate',
    'repayPlans.repayDate': 'badPlanDate',
    'repayPlans.status': 'badPlanStatus',
    payments: 'badPayments',
    reversals: 'badPayments',
    creditCentavos: 'badPayments',
    overpaid: 'badPayments',
  });
}
