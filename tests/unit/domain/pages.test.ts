import { expect, it } from 'vitest';
import { transactionOf } from '#domain/pages.ts';

it.each(['review', 'reject'] as const)(
  'S2.7: %s has the type receive_payment with a loan in its address, and credit without',
  (page) => {
    expect(transactionOf({ page, query: {} })).toBe('credit');
    expect(transactionOf({ page, query: { loanOrderId: 'loan-1' } })).toBe('receive_payment');
  },
);
