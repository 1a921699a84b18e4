import { expect, it } from 'vitest';
import { pageIds, pageRow, transactionOf } from '#domain/pages.ts';

it.each(['review', 'reject'] as const)(
  'S2.7: %s has the type receive_payment with a loan in its address, and credit without',
  (page) => {
    expect(transactionOf({ page, query: {} })).toBe('credit');
    expect(transactionOf({ page, query: { loanOrderId: 'loan-1' } })).toBe('receive_payment');
  },
);

it('S2.2: every other page has the same transaction type with and without a loan', () => {
  const others = pageIds.filter((page) => pageRow(page).transaction !== 'byLoanOrder');
  expect(others).not.toContain('review');
  for (const page of others)
    for (const query of [{}, { loanOrderId: 'loan-1' }])
      expect([page, transactionOf({ page, query })]).toEqual([page, pageRow(page).transaction]);
});
