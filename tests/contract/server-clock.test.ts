import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { DeviceInfo } from '#domain/device.ts';
import { config } from '#app/config.ts';
import { createIdentity } from '#app/identity.ts';
import { createDeviceSource } from '#services/api/device-source.ts';
import { answeredAtOnce } from '#services/bridge/patience.ts';
import { createServerClock } from '#services/server-clock.ts';
import { createStore } from '#services/storage/store.ts';
import { userKeyOf } from '#services/user-key.ts';
import { until } from '#tests/until.ts';
import { FakeStorage } from './fake-storage.ts';

const told = Date.parse('Tue, 01 Jan 2030 00:00:00 GMT');
const header = 'Tue, 01 Jan 2030 00:00:00 GMT';

describe('the server\u2019s clock', () => {
  it('is the device\u2019s until the server says, then the server\u2019s, and moves by monotonic time', () => {
    const device = { monotonic: 1_000, wall: 5_000_000 };
    const clock = createServerClock({
      monotonic: () => device.monotonic,
      wall: () => device.wall,
    });
    expect(clock.now()).toBe(5_000_000);
    clock.track()(header);
    expect(clock.now()).toBe(told);
    device.wall = 0;
    device.monotonic += 60_000;
    expect(clock.now()).toBe(told + 60_000);
  });

  it('does not jump about by the seconds that replies take, but follows a moved clock', () => {
    let monotonic = 0;
    const clock = createServerClock({ monotonic: () => monotonic, wall: () => 0 });
    clock.track()(header);
    monotonic = 2_000;
    clock.track()(header);
    expect(clock.now()).toBe(told + 2_000);
    monotonic = 2_001;
    clock.track()(header);
    expect(clock.now()).toBe(told);
    clock.track()('Fri, 04 Jan 2030 00:00:00 GMT');
    expect(clock.now()).toBe(told + 3 * 86_400_000);
    clock.track()(header);
    expect(clock.now()).toBe(told);
  });

  it('is told by the first reply, though the device was right to the second', () => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => told + 300 });
    expect(clock.isTold()).toBe(false);
    clock.track()('never');
    expect(clock.isTold()).toBe(false);
    clock.track()(header);
    expect([clock.isTold(), clock.now()]).toEqual([true, told]);
  });

  it('is told no more after the monotonic clock stopped in a sleep, until the next reply', () => {
    const device = { monotonic: 0, wall: 0 };
    const clock = createServerClock({
      monotonic: () => device.monotonic,
      wall: () => device.wall,
    });
    clock.track()(header);
    device.wall += 4 * 86_400_000;
    expect(clock.isTold()).toBe(false);
    clock.track()('Sat, 05 Jan 2030 00:00:00 GMT');
    expect([clock.isTold(), clock.now()]).toEqual([true, told + 4 * 86_400_000]);
  });

  it('is not told by a reply whose request left before a sleep', () => {
    const device = { monotonic: 0, wall: 0 };
    const clock = createServerClock({
      monotonic: () => device.monotonic,
      wall: () => device.wall,
    });
    const observe = clock.track();
    device.wall += 17 * 86_400_000;
    observe(header);
    expect(clock.isTold()).toBe(false);
    clock.track()('Fri, 18 Jan 2030 00:00:00 GMT');
    expect([clock.isTold(), clock.now()]).toEqual([true, told + 17 * 86_400_000]);
  });

  it('stays told where somebody sets the wall clock back', () => {
    const device = { monotonic: 0, wall: 100_000 };
    const clock = createServerClock({
      monotonic: () => device.monotonic,
      wall: () => device.wall,
    });
    clock.track()(header);
    device.wall = 0;
    device.monotonic += 1_000;
    expect([clock.isTold(), clock.now()]).toEqual([true, told + 1_000]);
  });

  it.each([
    null,
    '',
    'soon',
    'NaN',
    'Fri, 31 Dec 9999 23:59:59 GMT',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    '+275760-09-13T00:00:00.000Z',
  ])('ignores %j', (date) => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => 7 });
    clock.track()(date);
    expect(clock.now()).toBe(7);
  });
});

describe('the device source', () => {
  const unknown: DeviceInfo = {
    afid: '',
    adId: '',
    device: '',
    appVersion: '1.0.0',
    fingerprintId: '',
    redundantDeviceId: '',
  };
  const known = { ...unknown, afid: 'af-1' };

  it('S3.18, S7.7: asks once, and for all requests that wait', async () => {
    const ask = vi.fn<() => Promise<DeviceInfo | null>>().mockResolvedValue(known);
    const device = createDeviceSource(ask, unknown);
    await expect(Promise.all([device(), device()])).resolves.toEqual([known, known]);
    await expect(device()).resolves.toEqual(known);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('goes on without an answer, and has it once the shell gives it', async () => {
    const ask = vi
      .fn<() => Promise<DeviceInfo | null>>()
      .mockResolvedValueOnce(null)
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(known);
    const device = createDeviceSource(ask, unknown);
    await expect(device()).resolves.toEqual(unknown);
    await expect(device()).resolves.toEqual(unknown);
    await until(async () => {
      await expect(device()).resolves.toEqual(known);
    });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('waits briefly for a silent shell where it is told to, and has what comes late', async () => {
    vi.useFakeTimers();
    let answer: (info: DeviceInfo) => void = () => {};
    const ask = () =>
      new Promise<DeviceInfo>((resolve) => {
        answer = resolve;
      });
    const device = createDeviceSource(ask, unknown, answeredAtOnce);
    const first = device();
    await vi.advanceTimersByTimeAsync(300);
    await expect(first).resolves.toEqual(unknown);
    // Who comes later waits no more.
    await expect(device()).resolves.toEqual(unknown);
    answer(known);
    await vi.advanceTimersByTimeAsync(0);
    await expect(device()).resolves.toEqual(known);
    vi.useRealTimers();
  });
});

describe('which app this is', () => {
  const said = { ...config.bridge.packageInfo, packageName: 'ph.hiram.lender' };

  /** A page in a shell that answers after so long, in milliseconds. */
  function identityWith(stored: typeof said | null, answersAfter: number) {
    const storage = createStore({
      localStorage: new FakeStorage(),
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    if (stored) storage.write('packageInfo', stored);
    return createIdentity({
      storage,
      bridge: { connected: () => true },
      shell: {
        packageInfo: () => new Promise((resolve) => setTimeout(() => resolve(said), answersAfter)),
        APPChannel: async () => true,
      },
      page: { style: { setProperty: () => {} } },
    });
  }

  it('is waited for briefly where the shell has said it before, else as long as it takes', async () => {
    vi.useFakeTimers();
    for (const { stored, waits } of [
      { stored: said, waits: 300 },
      { stored: null, waits: 2_000 },
    ]) {
      const began = Date.now();
      const { get, known } = identityWith(stored, 2_000);
      const waited = known.then(() => Date.now() - began);
      await vi.advanceTimersByTimeAsync(3_000);
      await expect(waited).resolves.toBe(waits);
      expect(get()).toEqual(said);
    }
    vi.useRealTimers();
  });
});

describe('the user\u2019s key', () => {
  it('tells users apart and does not name them', async () => {
    const [one, again, other] = await Promise.all(['u-123', 'u-123', 'u-124'].map(userKeyOf));
    const digest = createHash('sha256').update('hiram/u-123').digest('hex');
    expect(one).toBe(digest.slice(0, 32));
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});
