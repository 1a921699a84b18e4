import { expect, it, vi } from 'vitest';
import { whenOnTop } from '#app/flows/when-on-top.ts';
import { createWatched } from '#app/watched.ts';
import type { Location } from '#domain/pages.ts';

it('V8: whenOnTop waits until its page is on top, and stops when it is aborted', async () => {
  const { get, set, subscribe } = createWatched<Location | null>(null);
  const sight = { location: get, subscribe };
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const [reached, missed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const ended = whenOnTop(sight, 'home', stays.signal).then(reached);
  void whenOnTop(sight, 'home', leaves.signal).then(missed);
  set({ page: 'privacy', query: {} });
  await Promise.resolve();
  expect(reached).not.toHaveBeenCalled();
  leaves.abort();
  set({ page: 'home', query: {} });
  await ended;
  expect(reached).toHaveBeenCalledOnce();
  expect(missed).not.toHaveBeenCalled();
});
