import type { FlowId } from '../pages.ts';

/**
 * Every kind of money action, named by its method (S7), and its flow. An action starts in this
 * flow, and an attempt with an unknown outcome resumes in it.
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
