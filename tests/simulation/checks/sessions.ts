import * as v from 'valibot';
import { codes, sessionLossOf } from '#domain/codes.ts';
import { answers } from '#sandbox/methods/table.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

/** Returns the last four characters, because the log masks the rest. */
const endOf = (token: string): string => token.slice(-4);

const WithToken = v.object({ token: v.string() });
const Authorized = v.object({ authorization: v.string() });

function tokenIn({ headers }: LoggedCall): string | null {
  const parsed = v.safeParse(Authorized, headers);
  return parsed.success ? endOf(parsed.output.authorization) : null;
}

const authOn = ({ page }: Slot) => page?.snapshot().context.session?.auth ?? null;

/**
 * Checks that the server executes requests only for the last login to an account, and that a
 * session ends only by the server, by the borrower or by another page of the phone.
 */
export const sessionsHold: MakeWatcher = ({ slots, people, server }) => {
  const holder = new Map(people.map(({ borrower }) => [borrower.mobile, endOf(borrower.token)]));
  const lost = new Set<string>();
  /** Phones on which the borrower confirmed a logout or an account deletion, or asked for login. */
  const left = new Set<string>();
  const known = new Map<string, { token: string; mobile: string }>();
  /** A page may learn of a deletion long after its request. */
  const isDeleted = (mobile: string | undefined): boolean =>
    [...server.attempts.values()].some(
      (attempt) =>
        attempt.kind === 'deleteAccount' && attempt.mobile === mobile && attempt.own.length > 0,
    );
  const done = new Set<string>();

  function faultsOfCall(call: LoggedCall): string[] {
    const { mobile, method, data, suffix, code, reply } = call;
    if (code === null) return [];
    const token = tokenIn(call);
    if (token !== null && (sessionLossOf(code) || code === codes.tokenInvalid)) lost.add(token);
    if (code !== codes.success || mobile === null) return [];
    const login = v.safeParse(WithToken, reply);
    if (method === 'login' && login.success) {
      holder.set(mobile, endOf(login.output.token));
      return [];
    }
    // A copy gets the reply of the first request, even after the end of the session.
    const isCopy = done.has(suffix);
    done.add(suffix);
    if (isCopy || !answers.get(method)?.needsLogin(data)) return [];
    if (token === holder.get(mobile)) return [];
    return [`${method} of ${mobile} was done for a session that a later login had ended.`];
  }

  function loggedOut(slot: Slot): string[] {
    const { token, mobile } = known.get(slot.name) ?? {};
    known.delete(slot.name);
    const { phone, name } = slot;
    const stored = phone.local.getItem('authInfo');
    const byAnotherTab = token !== undefined && !stored?.includes(token);
    const isExpected =
      token === undefined || lost.has(endOf(token)) || left.has(phone.name) || isDeleted(mobile);
    // The page's own logout also clears the storage, so another page can be the cause only if the
    // phone has several tabs.
    const hasTabs = slots.filter((one) => one.phone === phone).length > 1;
    if (isExpected || (byAnotherTab && hasTabs)) return [];
    return [`${name} was logged out without a logout or a lost session.`];
  }

  return {
    step(facts) {
      const faults = facts.flatMap((fact) => {
        if (fact.type === 'loggedIn') holder.set(fact.mobile, endOf(fact.token));
        if (fact.type === 'handled') return faultsOfCall(fact.call);
        const slot = 'page' in fact ? slots.find(({ name }) => name === fact.page) : undefined;
        if (!slot) return [];
        if (
          fact.type === 'tapped' &&
          /logout\.confirmed|deletion\.confirmed|login\.requested/.test(fact.gesture)
        ) {
          left.add(slot.phone.name);
        }
        if (fact.type === 'session' && fact.state === 'signedIn') left.delete(slot.phone.name);
        return fact.type === 'session' && fact.state === 'signedOut' ? loggedOut(slot) : [];
      });
      for (const slot of slots) {
        const auth = authOn(slot);
        if (auth !== null && slot.page?.snapshot().matches({ session: 'signedIn' })) {
          known.set(slot.name, auth);
        }
      }
      return faults;
    },
  };
};
