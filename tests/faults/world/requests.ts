import type { MoneyKind, MoneyRequest } from '#domain/money.ts';
import { before } from './server.ts';

/** What a person asks for, of an amount in pesos. */
export function requestOf(kind: MoneyKind, amount: number): MoneyRequest {
  if (kind === 'applyOrder') {
    return {
      kind,
      choice: {
        creditOrderId: before.creditOrderId,
        loanAmount: amount,
        term: 30,
        couponIds: [],
      },
      agreement: { version: '1', hash: 'abc' },
    };
  }
  return {
    kind,
    repayment: {
      loanOrderId: before.loanOrderId,
      checkedPeriod: 1,
      cardNumber: '09171234567',
      calculateInfo: {
        loanAmount: amount,
        lendingAmount: amount,
        interest: 0,
        processingFee: 0,
        repayPlans: [{ period: 1, dueDate: '2026-06-01' }],
      },
      mockPeriods: [1],
      amount,
    },
  };
}
