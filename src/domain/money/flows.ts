import type { FlowId } from '../pages.ts';

/**
 * The kinds are the methods of S7. An attempt with an unknown outcome resumes in the flow of its
 * kind.
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
