import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoginPorts } from '#app/providers/login.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from './fake-storage.ts';
import { createWireClient } from './wire-client.ts';
import { wireServerOfFile, succeed } from './wire-server.ts';

const server = await wireServerOfFile();

const cooldown = 60_000;
const mobile = '+639171234567';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a page of one phone; a second call simulates a reload with the same storage. */
function pageOn(area: Storage) {
  return createLoginPorts(createWireClient(server.origin), createStore(windowWith(area)));
}
const { signal } = new AbortController();

describe('the cool-down of a code', () => {
  it('continues after a reload, until its end', async () => {
    const area = new FakeStorage();
    server.will(succeed({ sendSmsCode: { cooldown } }));
    await pageOn(area).sendSmsCode({ mobile }, signal);
    vi.setSystemTime(Date.now() + 45_000);
    await expect(pageOn(area).readCooldown(undefined, signal)).resolves.toEqual({
      cooldown: 15_000,
    });
    vi.setSystemTime(Date.now() + 15_000);
    await expect(pageOn(area).readCooldown(undefined, signal)).resolves.toEqual({ cooldown: 0 });
  });

  it('is not longer than the server’s value if the phone’s clock is set back', async () => {
    const area = new FakeStorage();
    server.will(succeed({ sendSmsCode: { cooldown } }));
    await pageOn(area).sendSmsCode({ mobile }, signal);
    vi.setSystemTime(Date.now() - 3_600_000);
    await expect(pageOn(area).readCooldown(undefined, signal)).resolves.toEqual({ cooldown });
  });
});
