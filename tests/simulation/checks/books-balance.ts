import type { MakeWatcher } from './watcher.ts';

/** Reports the faults of the lender's tables and replies. */
export const booksBalance: MakeWatcher = ({ server }) => ({
  step: (facts) => facts.flatMap((fact) => (fact.type === 'booked' ? fact.faults : [])),
  end: () => server.audit(),
});
