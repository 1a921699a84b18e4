import { moneyFlows } from '#domain/money/flows.ts';
import { named } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

/**
 * Checks that no attempt is executed twice, and that no more attempts are executed than the person
 * confirmed.
 */
export const confirmedOnce: MakeWatcher = ({ server }) => {
  const confirmed = new Map<string, number>();
  const keyOf = (mobile: string | null, flow: string) => `${mobile} ${flow}`;
  return {
    step(facts) {
      for (const fact of facts) {
        if (fact.type !== 'tapped' || fact.confirms === null) continue;
        const key = keyOf(fact.mobile, fact.confirms);
        confirmed.set(key, (confirmed.get(key) ?? 0) + 1);
      }
      if (!facts.some(({ type }) => type === 'handled')) return [];
      const faults: string[] = [];
      const done = new Map<string, number>();
      for (const { suffix, kind, mobile, own } of server.attempts.values()) {
        if (own.length > 1) faults.push(`The ${named(suffix, kind)} was done ${own.length} times.`);
        const key = keyOf(mobile, moneyFlows[kind]);
        done.set(key, (done.get(key) ?? 0) + own.length);
      }
      for (const [key, count] of done) {
        const wanted = confirmed.get(key) ?? 0;
        if (count > wanted) faults.push(`Of ${key}, ${wanted} were confirmed and ${count} done.`);
      }
      return faults;
    },
  };
};
