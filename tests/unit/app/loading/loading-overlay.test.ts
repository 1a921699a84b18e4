import { beforeEach, expect, it, vi } from 'vitest';
import { createLoadingOverlay } from '#app/loading/loading-overlay.ts';
import { createStore } from '#app/store.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { startRoot } from '../running-root.ts';

beforeEach(() => void vi.useFakeTimers());

function starting(logoutTakes = 0) {
  let restoreEnds = () => {};
  const restores = new Promise<void>((resolve) => (restoreEnds = resolve));
  const root = startRoot({
    restoreSession: () => restores.then(() => sessionOf('juan')),
    logOut: () => new Promise((resolve) => setTimeout(resolve, logoutTakes)),
  });
  const store = createStore(root);
  const overlay = createLoadingOverlay(store);
  const changes: boolean[] = [];
  overlay.subscribe(() => changes.push(overlay.get()));
  return { root, changes, restoreEnds };
}

it('the loading overlay opens after 400 ms of loading, closes when loading ends, and opens again', async () => {
  const { root, changes, restoreEnds } = starting(1_000);
  await vi.advanceTimersByTimeAsync(399);
  // Other events do not restart the delay.
  root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
  expect(changes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(changes).toEqual([true]);
  restoreEnds();
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true, false]);
  root.send({ type: 'logout.requested' });
  root.send({ type: 'logout.confirmed' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changes).toEqual([true, false, true, false]);
});

it('the loading overlay does not open for loads of less than 400 ms, neither at the start nor at a logout', async () => {
  const { root, changes, restoreEnds } = starting();
  await vi.advanceTimersByTimeAsync(300);
  restoreEnds();
  await vi.advanceTimersByTimeAsync(5_000);
  root.send({ type: 'logout.requested' });
  root.send({ type: 'logout.confirmed' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changes).toEqual([]);
});
