import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadingOverlay } from '#app/loading/loading-overlay.ts';
import { createStore } from '#app/store.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { startRoot } from '../running-root.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An app whose session restore stays pending until the test resolves it. */
function starting(logoutTakes = 0) {
  let know = () => {};
  const root = startRoot({
    restoreSession: () =>
      new Promise((resolve) => {
        know = () => resolve(sessionOf('juan'));
      }),
    logOut: () => new Promise((resolve) => setTimeout(resolve, logoutTakes)),
  });
  const store = createStore(root);
  const overlay = createLoadingOverlay(store);
  const changes: boolean[] = [];
  overlay.subscribe(() => changes.push(overlay.get()));
  return { root, overlay, changes, know: () => know() };
}

it('the loading overlay opens after 400 ms of loading, and closes when loading ends', async () => {
  const { root, overlay, changes, know } = starting();
  expect(overlay.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(399);
  // Other events do not restart the delay.
  root.send({ type: 'toast.raised', key: 'toastMsg.net_error' });
  expect(overlay.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(overlay.get()).toBe(true);
  know();
  await vi.advanceTimersByTimeAsync(0);
  expect(overlay.get()).toBe(false);
  expect(changes).toEqual([true, false]);
});

it('the loading overlay does not open for shorter loads, at the start and at a logout', async () => {
  const { root, changes, know } = starting();
  await vi.advanceTimersByTimeAsync(300);
  know();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changes).toEqual([]);
  root.send({ type: 'logout.requested' });
  root.send({ type: 'logout.confirmed' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changes).toEqual([]);
});

it('the loading overlay opens again for the next long load', async () => {
  const { root, changes, know } = starting(1_000);
  await vi.advanceTimersByTimeAsync(400);
  know();
  await vi.advanceTimersByTimeAsync(0);
  root.send({ type: 'logout.requested' });
  root.send({ type: 'logout.confirmed' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changes).toEqual([true, false, true, false]);
});
