import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import { isLinearizable, type Operation } from './linearizable.ts';
import type { MakeWatcher } from './watcher.ts';

const Orders = v.object({ loans: v.array(v.object({ loanOrderId: v.string() })) });
const Detail = v.object({ payments: v.array(v.object({ reference: v.string() })) });
const OfLoan = v.object({ loanOrderId: v.string() });
const Applied = v.object({ loanOrderId: v.string() });
const Paid = v.object({ loanOrderId: v.string(), reference: v.string() });

const loanEntry = (loanOrderId: string) => `loan ${loanOrderId}`;
const paymentScope = (loanOrderId: string) => `payment on ${loanOrderId} `;
const paymentEntry = (loanOrderId: string, reference: string) =>
  `${paymentScope(loanOrderId)}${reference}`;

/** What a call that moved money added to the ledger, as its reply says. */
function addedBy({ method, code, reply }: LoggedCall): string[] {
  if (code !== codes.success) return [];
  if (method === 'applyOrder') {
    const { loanOrderId } = v.parse(Applied, reply);
    return [loanEntry(loanOrderId)];
  }
  const paid = v.safeParse(Paid, reply);
  return paid.success ? [paymentEntry(paid.output.loanOrderId, paid.output.reference)] : [];
}

/** What a call that reads told of the ledger; null where it tells of nothing that is followed. */
function shownBy({
  method,
  code,
  reply,
  data,
}: LoggedCall): { scope: string; shows: string[] } | null {
  if (code !== codes.success) return null;
  if (method === 'getHomepageData') {
    const { loans } = v.parse(Orders, reply);
    return { scope: 'loan ', shows: loans.map(({ loanOrderId }) => loanEntry(loanOrderId)) };
  }
  if (method === 'queryRepayOrderDetail') {
    const { loanOrderId } = v.parse(OfLoan, data);
    const shows = v.parse(Detail, reply).payments;
    return {
      scope: paymentScope(loanOrderId),
      shows: shows.map(({ reference }) => paymentEntry(loanOrderId, reference)),
    };
  }
  return null;
}

type Seen = { mobile: string; suffix: string; calls: LoggedCall[] };

/**
 * The history of money is linearizable: as if every operation had been done at one moment between its
 * asking and its answer. Followed is what confirmations alone can add: what time adds (a restructured
 * order, a payment at a counter) is left out of what reads show.
 */
export const history: MakeWatcher = () => {
  const called = new Map<string, number>();
  const returned = new Map<string, number>();
  const seen = new Map<string, Seen>();
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
        const operations = operationsOf(ofMobile, called, returned);
        return isLinearizable(operations, new Set())
          ? []
          : [`What ${mobile} was shown of money fits no order of what was done.`];
      });
    },
  };
};

/** The operations of one borrower: what each added or showed, of what confirmations added meanwhile. */
function operationsOf(
  seen: readonly Seen[],
  called: ReadonlyMap<string, number>,
  returned: ReadonlyMap<string, number>,
): Operation[] {
  const writes = seen.filter(({ calls }) => calls.some(({ method }) => isMoneyKind(method)));
  const followed = new Set(writes.flatMap(({ calls }) => calls.flatMap(addedBy)));
  return seen.flatMap(({ suffix, calls }): Operation[] => {
    const times = {
      called: called.get(suffix) ?? 0,
      returned: returned.get(suffix) ?? Number.POSITIVE_INFINITY,
    };
    const isUnknown = times.returned === Number.POSITIVE_INFINITY;
    const [call] = calls;
    if (!call) return [];
    if (isMoneyKind(call.method)) {
      const adds = [...new Set(calls.flatMap(addedBy))];
      return [{ ...times, type: 'write', adds, unknown: isUnknown }];
    }
    if (isUnknown) return [];
    // Of a read that arrived twice, either answer may be the one that was heard.
    const shown = calls.length === 1 ? shownBy(call) : null;
    if (!shown) return [];
    const shows = shown.shows.filter((entry) => followed.has(entry));
    return [{ ...times, type: 'read', scope: shown.scope, shows }];
  });
}
