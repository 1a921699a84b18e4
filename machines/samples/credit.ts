import { type CreditOrder, creditStatus, uploadComplete } from '#domain/credit/credit-order.ts';

export const creditOrder = (change: Partial<CreditOrder> = {}): CreditOrder => ({
  creditOrderId: 'credit-1',
  status: creditStatus.approved,
  expired: false,
  fileUpload: { state: uploadComplete },
  statusSince: 1_700_000_000_000,
  applyAgainOn: null,
  ...change,
});
