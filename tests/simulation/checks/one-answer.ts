import { codes, sessionLossOf } from '#domain/codes.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import { named } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

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
