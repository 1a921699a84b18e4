import type { MakeWatcher } from './watcher.ts';

/** Checks that no request leaves twice. */
export const sentOnce: MakeWatcher = () => {
  const left = new Set<string>();
  return {
    step: (facts) =>
      facts.flatMap((fact) => {
        if (fact.type !== 'left') return [];
        const again = left.has(fact.suffix);
        left.add(fact.suffix);
        return again ? [`The request ${fact.suffix} was sent twice.`] : [];
      }),
  };
};
