import type { MakeWatcher } from './watcher.ts';

/**
 * Checks that paid = allocated + credit + refunded for every loan, to the centavo, and that prices,
 * dates and accounts follow the rules of the product: after each new booking, and at the end.
 */
export const booksBalance: MakeWatcher = ({ server }) => ({
  step: (facts) => facts.flatMap((fact) => (fact.type === 'booked' ? fact.faults : [])),
  end: () => server.audit(),
});
