import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('fetches the main journey, page by page, once a page after login has stood for a moment', async () => {
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

  it('fetches what the way on and back takes once login has stood for a moment', async () => {
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

  it('fetches the code of the page that is expected beside what all pages share', () => {
    const { fetched, prefetch } = prefetching();
    prefetch.expected('review');
    expect(fetched).toEqual(['shared', 'review']);
  });

  it('fetches home when a person begins to do something, once', () => {
    const { fetched, prefetch } = prefetching();
    prefetch.interacted();
    prefetch.interacted();
    expect(fetched).toEqual(['shared', 'home']);
  });

  it('goes on without what could not be fetched', async () => {
    const prefetch = createPrefetch(
      () => Promise.reject(new Error('no line')),
      () => Promise.reject(new Error('no line')),
    );
    expect(() => prefetch.interacted()).not.toThrow();
    await Promise.resolve();
  });
});
