import { describe, expect, it, vi } from 'vitest';
import type { DeviceInfo } from '#domain/account/device.ts';
import { config } from '#app/config.ts';
import { createIdentity } from '#app/identity.ts';
import { createDeviceSource } from '#services/api/device-source.ts';
import { replyWithinTimeout } from '#services/bridge/reply-timeout.ts';
import { createServerClock } from '#services/server-clock.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage } from './fake-storage.ts';
import { knownDevice, unknownDevice } from './unknown-device.ts';

const serverTime = Date.parse('Tue, 01 Jan 2030 00:00:00 GMT');
const header = 'Tue, 01 Jan 2030 00:00:00 GMT';

const clockOf = (device: { monotonic: number; wall: number }) =>
  createServerClock({ monotonic: () => device.monotonic, wall: () => device.wall });

describe('the server’s clock', () => {
  it('is the device’s clock until the first reply, the server’s after that reply, and advances by monotonic time', () => {
    const device = { monotonic: 1_000, wall: 5_000_000 };
    const clock = clockOf(device);
    expect(clock.now()).toBe(5_000_000);
    clock.track()(header);
    expect(clock.now()).toBe(serverTime);
    device.wall = 0;
    device.monotonic += 60_000;
    expect([clock.isKnown(), clock.now()]).toEqual([true, serverTime + 60_000]);
  });

  it('ignores deviations of up to 2 s between replies, but follows a moved clock', () => {
    let monotonic = 0;
    const clock = createServerClock({ monotonic: () => monotonic, wall: () => 0 });
    clock.track()(header);
    monotonic = 2_000;
    clock.track()(header);
    expect(clock.now()).toBe(serverTime + 2_000);
    monotonic = 2_001;
    clock.track()(header);
    expect(clock.now()).toBe(serverTime);
    clock.track()('Fri, 04 Jan 2030 00:00:00 GMT');
    expect(clock.now()).toBe(serverTime + 3 * 86_400_000);
    clock.track()(header);
    expect(clock.now()).toBe(serverTime);
  });

  it('is known after the first reply, even if the device’s clock agrees to the second', () => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => serverTime + 300 });
    expect(clock.isKnown()).toBe(false);
    clock.track()('never');
    expect(clock.isKnown()).toBe(false);
    clock.track()(header);
    expect([clock.isKnown(), clock.now()]).toEqual([true, serverTime]);
  });

  it('is unknown after the monotonic clock stopped in a sleep, until the next reply', () => {
    const device = { monotonic: 0, wall: 0 };
    const clock = clockOf(device);
    clock.track()(header);
    device.wall += 4 * 86_400_000;
    expect(clock.isKnown()).toBe(false);
    clock.track()('Sat, 05 Jan 2030 00:00:00 GMT');
    expect([clock.isKnown(), clock.now()]).toEqual([true, serverTime + 4 * 86_400_000]);
  });

  it('is not set by a reply whose request was sent before a sleep', () => {
    const device = { monotonic: 0, wall: 0 };
    const clock = clockOf(device);
    const observe = clock.track();
    device.wall += 17 * 86_400_000;
    observe(header);
    expect(clock.isKnown()).toBe(false);
    clock.track()('Fri, 18 Jan 2030 00:00:00 GMT');
    expect([clock.isKnown(), clock.now()]).toEqual([true, serverTime + 17 * 86_400_000]);
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
  it('S3.18, S7.7: asks the shell once for all waiting requests', async () => {
    const ask = vi.fn<() => Promise<DeviceInfo | null>>().mockResolvedValue(knownDevice);
    const device = createDeviceSource(ask, unknownDevice);
    await expect(Promise.all([device(), device()])).resolves.toEqual([knownDevice, knownDevice]);
    await expect(device()).resolves.toEqual(knownDevice);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('waits briefly for a silent shell, once, and uses its late answer', async () => {
    vi.useFakeTimers();
    let resolve: (info: DeviceInfo) => void = () => {};
    const reply = new Promise<DeviceInfo>((taken) => {
      resolve = taken;
    });
    const device = createDeviceSource(() => reply, unknownDevice, replyWithinTimeout);
    const first = device();
    await vi.advanceTimersByTimeAsync(300);
    await expect(first).resolves.toEqual(unknownDevice);
    await expect(device()).resolves.toEqual(unknownDevice);
    resolve(knownDevice);
    await vi.advanceTimersByTimeAsync(0);
    await expect(device()).resolves.toEqual(knownDevice);
  });
});

describe('the identity of the app', () => {
  const reported = { ...config.bridge.packageInfo, packageName: 'ph.hiram.lender' };

  function identityWith(stored: typeof reported | null, answersAfter: number) {
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
        packageInfo: () =>
          new Promise((resolve) => setTimeout(() => resolve(reported), answersAfter)),
        APPChannel: async () => true,
      },
      page: { style: { setProperty: () => {} } },
    });
  }

  it('is awaited for 300 ms if it is stored, else until the shell answers', async () => {
    vi.useFakeTimers();
    for (const { stored, waits } of [
      { stored: reported, waits: 300 },
      { stored: null, waits: 2_000 },
    ]) {
      const began = Date.now();
      const { get, known } = identityWith(stored, 2_000);
      const waited = known.then(() => Date.now() - began);
      await vi.advanceTimersByTimeAsync(3_000);
      await expect(waited).resolves.toBe(waits);
      expect(get()).toEqual(reported);
    }
  });
});
