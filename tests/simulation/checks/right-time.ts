import { minute } from '#domain/constants.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import { named } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

/** So old an attempt may be when it arrives: it was dated before it was written down and sent. */
const oldest = 3 * minute;

/** An attempt carries the server's time, whatever the phone's clock says: its consent is dated by it. */
export const rightTime: MakeWatcher = ({ people }) => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type !== 'handled' || !isMoneyKind(fact.call.method)) return [];
      const { suffix, call } = fact;
      const person = people.find(({ borrower }) => borrower.mobile === call.mobile);
      // By nobody, or by somebody who is gone: it is refused, and dates nothing.
      if (!person) return [];
      const { ahead, before } = person;
      const isRecent = (age: number) => age > -minute && age < oldest;
      // It may have left before days passed.
      const isOfBefore =
        call.at - before.until < oldest && isRecent(call.at + before.ahead - call.t);
      const age = call.at + ahead - call.t;
      if (isRecent(age) || isOfBefore) return [];
      return [
        `The ${named(suffix, fact.call.method)} is dated ${Math.round(age / minute)} min off.`,
      ];
    }),
});
