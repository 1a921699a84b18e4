import { describe, expect, it } from 'vitest';
import { followLocations, isBusy } from '#app/navigation/follow.ts';
import type { Move } from '#app/navigation/projector.ts';
import { createStore } from '#app/store.ts';
import type { Location, PageId } from '#domain/pages.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { passwordLogin } from '#tests/model/app/taps.ts';
import { pay, settled, startRoot } from '../running-root.ts';

function following(...[some, at]: Parameters<typeof startRoot>) {
  const root = startRoot({ restoreSession: async () => sessionOf('juan'), ...some }, at);
  const store = createStore(root);
  const moves: Move[] = [];
  const interacted = followLocations(store, { sync: (move) => moves.push(move) });
  const go = (page: PageId) =>
    root.send({ type: 'location.requested', location: { page, query: {} } });
  const last = () => moves.at(-1);
  return { root, store, moves, interacted, go, last };
}
const at = (page: PageId): Location => ({ page, query: {} });

describe('the observer of moves', () => {
  it('reports the location at the start, and once for each turn in which it changed', async () => {
    const { root, moves, go, last } = following();
    expect(moves).toEqual([{ location: null, tapped: false }]);
    await settled();
    expect(last()?.location).toEqual(at('home'));
    const before = moves.length;
    go('service');
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    root.send({ type: 'page.shown' });
    expect(moves).toHaveLength(before);
    await Promise.resolve();
    expect(moves).toHaveLength(before + 1);
    expect(last()?.location).toEqual(at('service'));
  });

  it('distinguishes a move after a tap from a move without one', async () => {
    const { root, interacted, go, last } = following();
    await settled();
    expect(last()?.tapped).toBe(false);
    go('service');
    await settled();
    expect(last()).toEqual({ location: at('service'), tapped: false });
    interacted();
    go('privacy');
    await settled();
    expect(last()).toEqual({ location: at('privacy'), tapped: true });
    // A tap counts for one move.
    root.send({ type: 'nav.back' });
    await settled();
    expect(last()?.tapped).toBe(false);
  });

  it('forgets a tap when nothing is in flight any more', async () => {
    const { root, store, interacted, go, last } = following();
    await settled();
    expect(isBusy(store.snapshot())).toBe(false);
    interacted();
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    await settled();
    go('service');
    await settled();
    expect(last()).toEqual({ location: at('service'), tapped: false });
  });

  it('does not count a tap that started a payment as the cause of a move', async () => {
    const { root, interacted, last } = following(
      {},
      { page: 'repay', query: { loanOrderId: 'loan-1' } },
    );
    await settled();
    await settled();
    interacted();
    pay(root);
    await settled();
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    await settled();
    expect(last()?.tapped).toBe(false);
  });

  it('attributes the result of a tap to the tap, despite a toast in between', async () => {
    let arrive = () => {};
    const { root, store, moves, interacted, last } = following({
      restoreSession: async () => null,
      login: () =>
        new Promise((resolve) => {
          arrive = () => resolve(credentialsOf('juan'));
        }),
    });
    await settled();
    expect(last()?.location).toEqual(at('login'));
    const { login } = root.getSnapshot().children;
    interacted();
    for (const event of passwordLogin) login?.send(event);
    await settled();
    expect(isBusy(store.snapshot())).toBe(true);
    root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
    await settled();
    expect(last()).toEqual({ location: at('login'), tapped: true });
    arrive();
    await settled();
    expect(moves.find(({ location }) => location?.page === 'home')?.tapped).toBe(true);
    expect(last()).toEqual({ location: at('home'), tapped: false });
  });
});
