import type { FlowId } from '../pages.ts';

/**
 * Each kind has the name of its method. An attempt with an unknown outcome resumes in the flow of
 * its kind.
 */
export const moneyFlows = {
  applyOrder: 'borrow',
  repaymentConfirm: 'repayment',
  repayRestructureConfirm: 'restructure',
  serviceFeePayment: 'repayment',
  repayDeferralConfirm: 'rollover',
  changeBankCard: 'bankCardChange',
  deleteAccount: 'accountDeletion',
} as const satisfies Record<string, FlowId>;
