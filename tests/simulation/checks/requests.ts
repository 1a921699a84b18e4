import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes, codes, sessionLossOf } from '#domain/codes.ts';
import { minute } from '#domain/constants.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import { named } from './facts.ts';
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

/** Checks that no attempt is executed twice, and no more are executed than were confirmed. */
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

const isOfSession = (code: number): boolean =>
  sessionLossOf(code) !== undefined || code === codes.tokenInvalid;

/**
 * Checks that the server answers each copy of an attempt alike, except with no envelope, a lost
 * session or an invalid token.
 */
export const oneAnswer: MakeWatcher = () => {
  const first = new Map<string, string>();
  return {
    step: (facts) =>
      facts.flatMap((fact) => {
        if (fact.type !== 'handled') return [];
        const { suffix, call } = fact;
        const { method, code, reply, msg } = call;
        if (!isMoneyKind(method) || code === null || isOfSession(code)) return [];
        const answer = JSON.stringify({ code, msg, reply });
        const before = first.get(suffix) ?? answer;
        first.set(suffix, before);
        return before === answer
          ? []
          : [`A copy of ${named(suffix, method)} was answered ${code}, but the first was not.`];
      }),
  };
};

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

/** Error codes for requests that the app must not send, because it never offered them. */
const never = new Map<number, string>([
  [assumedCodes.unknownMethod, 'there is no such method'],
  [assumedCodes.invalidData, 'the data are invalid'],
  [assumedCodes.accountMismatch, 'the money would come from another account'],
  [assumedCodes.consentMissing, 'the consent is missing'],
  [accountCodes.bankInactive, 'the bank cannot be chosen'],
  [accountCodes.messageEmpty, 'the message is empty'],
]);

/** Checks that the app sends no request that the server must refuse as impossible. */
export const validRequests: MakeWatcher = () => ({
  step: (facts) =>
    facts.flatMap((fact) => {
      if (fact.type !== 'handled' || fact.call.code === null) return [];
      const why = never.get(fact.call.code);
      return why === undefined ? [] : [`The app sent an impossible ${fact.call.method}: ${why}.`];
    }),
});
