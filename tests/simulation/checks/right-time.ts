import { minute } from '#domain/constants.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import { named } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

/** Maximum age of an attempt when it arrives, milliseconds. */
const oldest = 3 * minute;

/** Checks that the date of an attempt is by the server's clock, not by the phone's. */
export const rightTime: MakeWatcher = ({ people }) => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type !== 'handled' || !isMoneyKind(fact.call.method)) return [];
      const { suffix, call } = fact;
      const person = people.find(({ borrower }) => borrower.mobile === call.mobile);
      // The server refuses an attempt without a known borrower.
      if (!person) return [];
      const { ahead, before } = person;
      const isRecent = (age: number) => age > -minute && age < oldest;
      // The request may have been sent before `skipTime` moved the person's clock.
      const isOfBefore =
        call.at - before.until < oldest && isRecent(call.at + before.ahead - call.t);
      const age = call.at + ahead - call.t;
      if (isRecent(age) || isOfBefore) return [];
      return [
        `The ${named(suffix, fact.call.method)} is dated ${Math.round(age / minute)} min off.`,
      ];
    }),
});
