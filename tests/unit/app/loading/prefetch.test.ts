import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageId } from '#domain/pages.ts';
import { createPrefetch } from '#app/loading/prefetch.ts';

function prefetching() {
  const fetched: string[] = [];
  const load = async (page: PageId) => {
    fetched.push(page);
  };
  const shared = async () => {
    fetched.push('shared');
  };
  return { fetched, prefetch: createPrefetch(load, shared) };
}

describe('prefetch', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('loads the pages of the main journey in order, 1.5 s after the first page has rendered', async () => {
    const { fetched, prefetch } = prefetching();
    prefetch.expected('home');
    expect(fetched.splice(0)).toEqual(['shared', 'home']);
    prefetch.rendered('home');
    prefetch.rendered('limit');
    await vi.advanceTimersByTimeAsync(1_499);
    expect(fetched).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toEqual(
      'home limit quota confirm agreement review lending repay repayDetail repayPlan'.split(' '),
    );
    prefetch.rendered('home');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveLength(10);
  });

  it('loads home and the shared code 1.5 s after login has rendered', async () => {
    const { fetched, prefetch } = prefetching();
    prefetch.rendered('login');
    await vi.advanceTimersByTimeAsync(1_499);
    expect(fetched).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toEqual(['shared', 'home']);
    prefetch.interacted();
    prefetch.rendered('login');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toEqual(['shared', 'home']);
  });

  it('loads home and the shared code once, at the first interaction', () => {
    const { fetched, prefetch } = prefetching();
    prefetch.interacted();
    prefetch.interacted();
    expect(fetched).toEqual(['shared', 'home']);
  });

  it('continues after chunks that fail to load', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no line')));
    createPrefetch(load, load).rendered('home');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(load).toHaveBeenCalledTimes(12);
  });
});
