import type { MakeWatcher } from './watcher.ts';

/**
 * Checks that the lender's tables follow `books.ts` and `laws.ts`, after each new booking and at
 * the end.
 */
export const booksBalance: MakeWatcher = ({ server }) => ({
  step: (facts) => facts.flatMap((fact) => (fact.type === 'booked' ? fact.faults : [])),
  end: () => server.audit(),
});
