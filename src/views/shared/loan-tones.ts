import type { LoanStatus } from '#domain/loans/loan-order.ts';

export const loanTones = {
  15: 'neutral',
  20: 'info',
  30: 'danger',
  40: 'info',
  60: 'neutral',
  65: 'warn',
  70: 'info',
  75: 'danger',
  80: 'success',
} as const satisfies Record<LoanStatus, string>;
