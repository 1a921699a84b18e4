import type { MakeWatcher } from './watcher.ts';

/**
 * Paid = allocated + credit of every loan, to the centavo; prices, dates and accounts are by the rules
 * of the product: looked at whenever something was added to the books, and in the end.
 */
export const booksBalance: MakeWatcher = ({ server }) => ({
  step: (facts) => facts.flatMap((fact) => (fact.type === 'booked' ? fact.faults : [])),
  end: () => server.audit(),
});
