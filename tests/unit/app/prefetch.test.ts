import { describe, expect, it } from 'vitest';
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
