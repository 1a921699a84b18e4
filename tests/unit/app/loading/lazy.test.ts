import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazy } from '#app/loading/lazy.ts';

/** Code that cannot be fetched until the connection is back. */
function fetching() {
  const line = { there: false, asked: 0 };
  const load = createLazy(async () => {
    line.asked += 1;
    if (!line.there) throw new Error('no line');
    return 'code';
  });
  return { line, load };
}

describe('a lazily loaded value', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is fetched once', async () => {
    const { line, load } = fetching();
    line.there = true;
    expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
    expect(line.asked).toBe(1);
  });

  it('rejects without a connection, and is fetched again with the next use', async () => {
    const { line, load } = fetching();
    await expect(load()).rejects.toMatchObject({ failure: { kind: 'network' } });
    line.there = true;
    expect(await load()).toBe('code');
  });
});
