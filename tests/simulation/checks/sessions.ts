import * as v from 'valibot';
import { codes, sessionLossOf } from '#domain/codes.ts';
import { answers } from '#sandbox/methods/table.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

/** The end of a token, which is all that a log shows of one. */
const endOf = (token: string): string => token.slice(-4);

const WithToken = v.object({ token: v.string() });
const Authorized = v.object({ authorization: v.string() });

/** The end of the token that a call came with; null where it came with none. */
function tokenIn({ headers }: LoggedCall): string | null {
  const parsed = v.safeParse(Authorized, headers);
  return parsed.success ? endOf(parsed.output.authorization) : null;
}

/** Who is logged in on a page: the token and whose it is. */
const authOn = ({ page }: Slot) => page?.snapshot().context.session?.auth ?? null;

/**
 * Of one account, one phone is logged in: the last one that logged in. And nobody is logged out whom
 * the server, they themselves or another page of their phone did not log out.
 */
export const sessionsHold: MakeWatcher = ({ slots, people, server }) => {
  const holder = new Map(people.map(({ borrower }) => [borrower.mobile, endOf(borrower.token)]));
  /** Tokens that a reply said to be lost. */
  const lost = new Set<string>();
  /** Phones on which somebody asked to be logged out, or for the account to be deleted. */
  const left = new Set<string>();
  const known = new Map<string, { token: string; mobile: string }>();
  /** The lender ended the session with the account, which a page may learn long after it asked. */
  const isDeleted = (mobile: string | undefined): boolean =>
    [...server.attempts.values()].some(
      (attempt) =>
        attempt.kind === 'deleteAccount' && attempt.mobile === mobile && attempt.own.length > 0,
    );
  /** Suffixes of the requests that were done. */
  const done = new Set<string>();

  function heard(call: LoggedCall): string[] {
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
    // A copy repeats the reply of the first request, also after its session.
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
    const kept = phone.local.getItem('authInfo');
    const byAnotherTab = token !== undefined && !kept?.includes(token);
    const isMeant =
      token === undefined || lost.has(endOf(token)) || left.has(phone.name) || isDeleted(mobile);
    // What is stored goes as the page logs out: only a phone with several tabs can hear of it otherwise.
    const hasTabs = slots.filter((one) => one.phone === phone).length > 1;
    if (isMeant || (byAnotherTab && hasTabs)) return [];
    return [`${name} was logged out, and nobody had said so.`];
  }

  return {
    step(facts) {
      const faults = facts.flatMap((fact) => {
        if (fact.type === 'loggedIn') holder.set(fact.mobile, endOf(fact.token));
        if (fact.type === 'handled') return heard(fact.call);
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
