import { describe, expect, test } from 'vitest';
import { wordsOfToast } from '#machines/root/context.ts';
import { isLogoutAsked } from '#machines/root/layers.ts';
import { selectOffline } from '#machines/root/view.ts';
import type { PageId, Location } from '#domain/pages.ts';
import { settled } from './settled.ts';
import { at, loan, open } from './open-root.ts';

describe('the first location', () => {
  test.each<[Location, PageId]>([
    [at('home'), 'home'],
    [at('limit'), 'limit'],
    [at('quota'), 'quota'],
    [at('confirm'), 'limit'],
    [at('review', loan), 'review'],
    [at('reviewDetails', loan), 'reviewDetails'],
    [at('repay', loan), 'repay'],
    [at('repayPlan', loan), 'repayPlan'],
    [at('repayDetail', loan), 'repayDetail'],
    [at('repay'), 'home'],
    [at('lending'), 'home'],
    [at('login'), 'home'],
    [at('agreement'), 'agreement'],
    [at('service'), 'service'],
    [at('error'), 'error'],
  ])('with a session, for the request %o, is %s', async (location, page) => {
    expect((await open(location)).sees().page).toBe(page);
  });

  test.each<[Location, PageId]>([
    [at('home'), 'login'],
    [at('repay', loan), 'login'],
    [at('agreement'), 'login'],
    [at('service'), 'service'],
    [at('permissions'), 'permissions'],
    [at('borrowGuide'), 'borrowGuide'],
    [at('privacy'), 'privacy'],
    [at('error'), 'error'],
  ])('without a session, for the request %o, is %s', async (location, page) => {
    expect((await open(location, { session: null })).sees().page).toBe(page);
  });

  test('is the requested one after login', async () => {
    const { logIn, sees } = await open(at('repay', loan), { session: null });
    await logIn();
    expect(sees()).toEqual({ layer: 'flow', page: 'repay' });
  });
});

describe('the layers, from the top: a page to read, login, the flow', () => {
  test('place a public page above login, and a private page below', async () => {
    const { root, sees } = await open(at('home'), { session: null });
    root.send({ type: 'location.requested', location: at('privacy') });
    expect(sees()).toEqual({ layer: 'info', page: 'privacy' });
    root.send({ type: 'nav.back' });
    root.send({ type: 'location.requested', location: at('agreement') });
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
  });

  test('close only the question of logging out on back, and ignore back at login', async () => {
    const { root, sees } = await open(at('repayPlan', loan));
    root.send({ type: 'logout.requested' });
    root.send({ type: 'nav.back' });
    expect(isLogoutAsked(root.getSnapshot())).toBe(false);
    root.send({ type: 'session.lost', reason: 'expired' });
    await settled();
    root.send({ type: 'nav.back' });
    expect(sees()).toEqual({ layer: 'login', page: 'login' });
    expect(root.getSnapshot().children.repayment?.getSnapshot().matches('plan')).toBe(true);
  });

  test('close the page to read and drop its data when a flow is requested', async () => {
    const { root, sees } = await open();
    root.send({ type: 'location.requested', location: at('customerCenter') });
    root.send({ type: 'location.requested', location: at('limit') });
    await settled();
    expect(sees()).toEqual({ layer: 'flow', page: 'limit' });
    expect(root.getSnapshot().matches({ infoPages: 'closed' })).toBe(true);
    expect(root.getSnapshot().children.helpCentre).toBeUndefined();
  });
});

describe('toasts (S9)', () => {
  test('S8.7: show the lender’s own message unchanged, once', async () => {
    const { root } = await open();
    const message = 'A rollover is not available yet for this loan.';
    root.send({ type: 'toast.raised', message });
    root.send({ type: 'toast.raised', message });
    expect(root.getSnapshot().context.toasts).toEqual([{ id: 1, message }]);
  });

  test('S9.9: appear one at a time for 2000 ms each, in order and without duplicates', async () => {
    const { root, clock } = await open();
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    root.send({ type: 'toast.raised', key: 'toastMsg.loginTip3' });
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    const shown = () => root.getSnapshot().context.toasts.map(wordsOfToast);
    expect(shown()).toEqual(['toastMsg.net_error', 'toastMsg.loginTip3']);
    clock.increment(1999);
    expect(shown()).toHaveLength(2);
    clock.increment(1);
    expect(shown()).toEqual(['toastMsg.loginTip3']);
    clock.increment(2000);
    expect(shown()).toEqual([]);
  });
});

describe('maintenance (S7)', () => {
  test('does not end the offline state when it closes, and the page below fetches again', async () => {
    const { root } = await open(at('repay', loan));
    const flow = root.getSnapshot().children.repayment;
    root.send({ type: 'connection.lost' });
    root.send({ type: 'maintenance.announced', time: 5 });
    await settled();
    root.send({ type: 'maintenance.closed' });
    expect(selectOffline(root.getSnapshot())).toBe(true);
    expect(flow?.getSnapshot().matches('loading')).toBe(true);
  });
});
