import { describe, expect, it } from 'vitest';
import type { PageId } from '#domain/pages.ts';
import { createPrefetch } from '#app/loading/prefetch.ts';

function prefetching() {
  const fetched: string[] = [];
  const screens = (page: PageId) => ({
    load: async () => {
      fetched.push(page);
      return () => null;
    },
    isLoaded: () => false,
  });
  const flows = async () => {
    fetched.push('flows');
  };
  return { fetched, prefetch: createPrefetch(screens, flows) };
}

describe('prefetch', () => {
  it('fetches the code of the page that is expected beside the flows', () => {
    const { fetched, prefetch } = prefetching();
    prefetch.expected('review');
    expect(fetched).toEqual(['flows', 'review']);
  });

  it('fetches home when a person begins to do something, once', () => {
    const { fetched, prefetch } = prefetching();
    prefetch.interacted();
    prefetch.interacted();
    expect(fetched).toEqual(['flows', 'home']);
  });

  it('goes on without what could not be fetched', async () => {
    const prefetch = createPrefetch(
      () => ({ load: () => Promise.reject(new Error('no line')), isLoaded: () => false }),
      () => Promise.reject(new Error('no line')),
    );
    expect(() => prefetch.interacted()).not.toThrow();
    await Promise.resolve();
  });
});
