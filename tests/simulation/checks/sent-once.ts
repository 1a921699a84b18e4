import { isMoneyKind } from '../server/money-kind.ts';
import { named } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

/** Checks that no request leaves twice, and no money request before its journal entry. */
export const sentOnce: MakeWatcher = () => {
  const left = new Set<string>();
  const written = new Set<string>();
  return {
    step: (facts) =>
      facts.flatMap((fact) => {
        switch (fact.type) {
          case 'written':
            written.add(fact.suffix);
            return [];
          case 'left': {
            const again = left.has(fact.suffix);
            left.add(fact.suffix);
            return again ? [`The request ${fact.suffix} was sent twice.`] : [];
          }
          case 'handled': {
            const { method } = fact.call;
            if (!isMoneyKind(method) || written.has(fact.suffix)) return [];
            return [
              `The ${named(fact.suffix, method)} was sent before it was stored in the journal.`,
            ];
          }
          default:
            return [];
        }
      }),
  };
};
