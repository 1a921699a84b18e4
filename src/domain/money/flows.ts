import type { FlowId } from '../pages.ts';

/** Kinds have the names of their methods. An open attempt resumes in the flow of its kind. */
export const moneyFlows = {
  applyOrder: 'borrow',
  repaymentConfirm: 'repayment',
  repayRestructureConfirm: 'restructure',
  serviceFeePayment: 'repayment',
  repayDeferralConfirm: 'rollover',
  changeBankCard: 'bankCardChange',
  deleteAccount: 'accountDeletion',
} as const satisfies Record<string, FlowId>;
