import { expect, it } from 'vitest';
import { transactionOf } from '#domain/pages.ts';

it.each(['review', 'reject'] as const)(
  'S2.7: %s is about money to receive with a loan in its address, about credit without',
  (page) => {
    expect(transactionOf({ page, query: {} })).toBe('credit');
    expect(transactionOf({ page, query: { loanOrderId: 'loan-1' } })).toBe('receive_payment');
  },
);
