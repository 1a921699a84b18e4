import type { FlowId } from '../pages.ts';

/**
 * Every kind of money, named by the method that moves it (S7), and the one flow that it belongs to:
 * there it starts, and there an attempt whose outcome is unknown is taken up again.
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
