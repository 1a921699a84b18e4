import type { Overpayment, Refund } from '#domain/payments/overpayment.ts';
import { account } from './loans.ts';

export const overpayment = (change: Partial<Overpayment> = {}): Overpayment => ({
  centavos: 10_050,
  account,
  refund: null,
  ...change,
});

export const refund = (change: Partial<Refund> = {}): Refund => ({
  state: 'sending',
  centavos: 10_050,
  account,
  at: 1_700_000_000_000,
  ...change,
});
