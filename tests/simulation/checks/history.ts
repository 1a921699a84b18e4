import type { LoggedCall } from '#sandbox/control/calls.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import type { Server } from '../server/server.ts';
import { addedBy, shownBy } from './ledger.ts';
import { isLinearizable, type Operation } from './linearizable.ts';
import type { MakeWatcher } from './watcher.ts';

type SeenCalls = { mobile: string; suffix: string; calls: LoggedCall[] };

/**
 * Checks that the history of money is linearizable: each operation could have taken effect at one
 * moment between its request and its reply. A read that has no reply or arrived twice is left out.
 */
export const history: MakeWatcher = ({ server }) => {
  const called = new Map<string, number>();
  const returned = new Map<string, number>();
  const seen = new Map<string, SeenCalls>();
  let moment = 0;
  return {
    step(facts) {
      for (const fact of facts) {
        moment += 1;
        if (fact.type === 'left') called.set(fact.suffix, moment);
        if (fact.type === 'answered') returned.set(fact.suffix, moment);
        if (fact.type !== 'handled' || fact.call.mobile === null) continue;
        const { suffix, call } = fact;
        const key = `${suffix} ${call.method}`;
        const known = seen.get(key) ?? { mobile: fact.call.mobile, suffix, calls: [] };
        known.calls.push(call);
        seen.set(key, known);
      }
      return [];
    },
    end() {
      const mobiles = new Set([...seen.values()].map(({ mobile }) => mobile));
      return [...mobiles].flatMap((mobile) => {
        const ofMobile = [...seen.values()].filter((one) => one.mobile === mobile);
        const operations = operationsOf(ofMobile, called, returned, server);
        return isLinearizable(operations)
          ? []
          : [`No order of the executed attempts explains the money that ${mobile} was shown.`];
      });
    },
  };
};

function operationsOf(
  seen: readonly SeenCalls[],
  called: ReadonlyMap<string, number>,
  returned: ReadonlyMap<string, number>,
  { attempts }: Server,
): Operation[] {
  const addedByAll = ({ suffix, calls }: SeenCalls): string[] => {
    const isOwn = (attempts.get(suffix)?.own.length ?? 0) > 0;
    return calls.flatMap((call) => addedBy(call, isOwn));
  };
  const writes = seen.filter(({ calls }) => calls.some(({ method }) => isMoneyKind(method)));
  const followed = new Set(writes.flatMap(addedByAll));
  return seen.flatMap((one): Operation[] => {
    const { suffix, calls } = one;
    const times = {
      called: called.get(suffix) ?? 0,
      returned: returned.get(suffix) ?? Number.POSITIVE_INFINITY,
    };
    const isUnknown = times.returned === Number.POSITIVE_INFINITY;
    const [call] = calls;
    if (!call) return [];
    if (isMoneyKind(call.method)) {
      const adds = [...new Set(addedByAll(one))];
      return [{ ...times, type: 'write', adds, unknown: isUnknown }];
    }
    if (isUnknown) return [];
    // If a read arrived twice, the app may have received either reply.
    const shown = calls.length === 1 ? shownBy(call) : null;
    if (!shown) return [];
    const shows = [...followed].filter(
      (entry) => entry.startsWith(shown.scope) && shown.shows(entry),
    );
    return [{ ...times, type: 'read', scope: shown.scope, shows }];
  });
}
