import * as v from 'valibot';
import { isMachineSnapshot } from 'xstate';
import { pageRow } from '#domain/pages.ts';
import { flowIds } from '#machines/flows.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { isFlowOnTop, isLoginRaised, isLogoutAsked, topInfoPage } from '#machines/root/layers.ts';
import { selectLocation } from '#machines/root/location.ts';
import { isEvent, type Laws } from '#machines/walk/model.ts';

const InputWithoutSession = v.union([
  v.object({ userKey: v.literal('') }),
  v.object({ session: v.null() }),
  v.object({ session: v.object({ userKey: v.literal('') }) }),
]);

const isInputOf = (input: unknown, userKey: string): boolean =>
  typeof input === 'object' && input !== null && 'userKey' in input && input.userKey === userKey;

export function movesMoney({ children, context }: RootSnapshot): boolean {
  const flow: unknown = children[context.activeFlow]?.getSnapshot();
  return isMachineSnapshot(flow) && flow.hasTag('money');
}

export const rootLaws: Laws<RootSnapshot> = {
  'No flow runs without a session.'({ services }) {
    const withoutSession = flowIds.filter((flow) =>
      v.is(InputWithoutSession, services.get(flow)?.input),
    );
    return withoutSession.length === 0 || `${withoutSession.join(' and ')} runs without a session`;
  },
  'R1: Leaving a page that was opened from a list opens the list, which is then not below any more.'({
    previous,
    step,
    snapshot,
  }) {
    const { below = [] } = previous?.context ?? {};
    const opener = below.at(-1);
    if (!opener || step?.type !== 'settle' || step.outcome !== 'left') return true;
    const { requested, below: left } = snapshot.context;
    const isBack = requested.page === opener.page && left.length === below.length - 1;
    return isBack || `the opened page is ${requested.page}`;
  },
  'A page that needs a login is visible only after login.'({ snapshot }) {
    const visible = selectLocation(snapshot);
    const isTooEarly = visible && isLoginRaised(snapshot) && pageRow(visible.page).needsLogin;
    return !isTooEarly || `${visible.page} is visible`;
  },
  'A step back closes the visible info page, and no other.'({ previous, step, snapshot }) {
    if (!previous || !isEvent(step, 'nav.back')) return true;
    const isVisible = !isLogoutAsked(previous) && topInfoPage(previous) !== undefined;
    const closed = previous.context.infoPages.length - snapshot.context.infoPages.length;
    return closed === (isVisible ? 1 : 0) || `${closed} info pages were closed`;
  },
  'F3: Popups run only on home.'({ snapshot, services }) {
    const atHome = snapshot.matches({ location: { inFlow: 'home' } });
    return atHome || !services.has('popups') || `at ${JSON.stringify(snapshot.value.location)}`;
  },
  'D4: After an account deletion no session exists, and the success page is above login.'({
    previous,
    snapshot,
  }) {
    if (!previous?.matches({ session: 'forgettingAccount' })) return true;
    if (snapshot.matches({ session: 'forgettingAccount' })) return true;
    const { session, lastUserKey, infoPages, toasts } = snapshot.context;
    const isLoggedOut = session === null && lastUserKey === null && toasts.length === 0;
    const shown = infoPages.map(({ page }) => page).join();
    return (isLoggedOut && shown === 'accountDeleted') || `${lastUserKey} sees the page ${shown}`;
  },
  'The phone is online again only after a report of the connection.'({ previous, step, snapshot }) {
    const wasOffline = previous?.matches({ line: 'offline' }) ?? false;
    if (!wasOffline || snapshot.matches({ line: 'offline' })) return true;
    return isEvent(step, 'connection.restored') || 'nothing reported a connection';
  },
  'An unread outcome is kept for its borrower until they have read it.'({
    previous,
    step,
    snapshot,
  }) {
    if (!previous || isEvent(step, 'outcomes.changed')) return true;
    if (snapshot.matches({ session: 'forgettingAccount' })) return true;
    const isSame = previous.context.unread === snapshot.context.unread;
    return isSame || 'an unread outcome is forgotten';
  },
  'After each login the borrower is shown their own unread outcomes, and no other borrower’s.'({
    previous,
    snapshot,
    services,
  }) {
    const { session, unread } = snapshot.context;
    const started = services.get('attempts');
    const userKey = session?.userKey ?? '';
    // Simulated worlds do not know the inputs.
    if (!isInputOf(started?.input, userKey) || previous?.children.attempts) return true;
    const expected = { userKey, news: unread[userKey] ?? [] };
    return (
      JSON.stringify(started?.input) === JSON.stringify(expected) ||
      `${userKey} is shown ${JSON.stringify(started?.input)}`
    );
  },
  'While a flow has money in flight, forward opens no page above the flow.'({
    previous,
    step,
    snapshot,
  }) {
    if (!previous || !isEvent(step, 'nav.forward')) return true;
    if (!movesMoney(previous) || !isFlowOnTop(previous)) return true;
    const above = snapshot.context.infoPages.at(-1);
    return above === undefined || `${above.page} is opened`;
  },
  'At most one flow runs.'({ services }) {
    const running = flowIds.filter((flow) => services.has(flow));
    return running.length <= 1 || `${running.join(' and ')} run`;
  },
};
