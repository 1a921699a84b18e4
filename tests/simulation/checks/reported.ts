import type { MakeWatcher } from './watcher.ts';

/** Checks that no machine fails, and that the laws of its model hold. */
export const machinesRun: MakeWatcher = () => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type === 'broke') return [`${fact.page}: ${fact.actor} broke: ${fact.error}`];
      return fact.type === 'unlawful' ? [`${fact.page}, ${fact.actor}: ${fact.law}`] : [];
    }),
});

/** Reports the faults of the lender's tables and replies. */
export const ledgerBalances: MakeWatcher = ({ server }) => ({
  step: (facts) => facts.flatMap((fact) => (fact.type === 'booked' ? fact.faults : [])),
  end: () => server.audit(),
});
