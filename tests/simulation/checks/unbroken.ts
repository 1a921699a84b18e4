import type { MakeWatcher } from './watcher.ts';

/** No actor breaks, and every law of a machine's model holds. */
export const unbroken: MakeWatcher = () => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type === 'broke') return [`${fact.page}: ${fact.actor} broke: ${fact.error}`];
      return fact.type === 'unlawful' ? [`${fact.page}, ${fact.actor}: ${fact.law}`] : [];
    }),
});
