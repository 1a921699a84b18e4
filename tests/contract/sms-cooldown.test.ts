import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoginPorts } from '#app/providers/login.ts';
import { createApiClient } from '#services/api/client.ts';
import { createServerClock } from '#services/server-clock.ts';
import { createStore } from '#services/storage/store.ts';
import { memoryArea, windowWith } from '#tests/model/app/memory-area.ts';
import { packageName, startWireServer, succeed } from './wire-server.ts';

let server: Awaited<ReturnType<typeof startWireServer>>;
beforeAll(async () => {
  server = await startWireServer();
});
afterAll(async () => server.stop());

const cooldown = 60_000;
const mobile = '+639171234567';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page of one phone; a second call simulates a reload with the same storage. */
function pageOn(area: Storage) {
  const client = createApiClient({
    config: {
      base: `${server.origin}/api`,
      prefix: 'credit_',
      encrypted: true,
      timeout: 60_000,
      readRetries: [1],
    },
    fetch,
    clock: createServerClock(),
    identity: () => ({ packageName, appName: 'Hiram' }),
    lang: () => 'en',
    token: () => null,
    device: () =>
      Promise.resolve({
        afid: '',
        adId: '',
        device: '',
        appVersion: '1.0.0',
        fingerprintId: '',
        redundantDeviceId: '',
      }),
    onMaintenance: () => undefined,
    onSessionLost: () => undefined,
  });
  return createLoginPorts(client, createStore(windowWith(area)));
}
const { signal } = new AbortController();

describe('the cool-down of a code', () => {
  it('continues after a reload, and never starts over', async () => {
    const area = memoryArea();
    server.will(succeed({ sendSmsCode: { cooldown } }));
    await pageOn(area).sendSmsCode({ mobile }, signal);
    vi.setSystemTime(Date.now() + 45_000);
    await expect(pageOn(area).readCooldown(undefined, signal)).resolves.toEqual({
      cooldown: 15_000,
    });
    vi.setSystemTime(Date.now() + 15_000);
    await expect(pageOn(area).readCooldown(undefined, signal)).resolves.toEqual({ cooldown: 0 });
  });

  it('is never longer than the server’s value, whatever the clock', async () => {
    const area = memoryArea();
    server.will(succeed({ sendSmsCode: { cooldown } }));
    await pageOn(area).sendSmsCode({ mobile }, signal);
    vi.setSystemTime(Date.now() - 3_600_000);
    await expect(pageOn(area).readCooldown(undefined, signal)).resolves.toEqual({ cooldown });
  });
});
