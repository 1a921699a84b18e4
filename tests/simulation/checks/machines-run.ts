import type { MakeWatcher } from './watcher.ts';

/** Checks that no actor fails, and that the laws of every machine's model hold. */
export const machinesRun: MakeWatcher = () => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type === 'broke') return [`${fact.page}: ${fact.actor} broke: ${fact.error}`];
      return fact.type === 'unlawful' ? [`${fact.page}, ${fact.actor}: ${fact.law}`] : [];
    }),
});
