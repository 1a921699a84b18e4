import { expect, it } from 'vitest';
import { createLazy } from '#app/loading/lazy.ts';

it('a lazily loaded value rejects without a connection, and is fetched again with the next use', async () => {
  let isConnected = false;
  const load = createLazy(async () => {
    if (!isConnected) throw new Error('no line');
    return 'code';
  });
  await expect(load()).rejects.toMatchObject({ failure: { kind: 'network' } });
  isConnected = true;
  expect(await load()).toBe('code');
});
