import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maxBridgeMessage } from '#protocol/bridge-message.ts';
import { type Bridge, createBridge } from '#services/bridge/bridge.ts';
import { atDepth } from '#tests/depth.ts';
import { channel, FakeHost } from './fake-host.ts';
import { knownDevice as device } from './unknown-device.ts';

const config = { prefix: 'hiram', channel };
const refresh = { hiramBridge: { call: 'refreshH5' } };

let host: FakeHost;
let bridge: Bridge;
beforeEach(() => {
  vi.useFakeTimers();
  host = new FakeHost().withChannel();
  bridge = createBridge(config, host);
});

describe('a message to the shell', () => {
  it('S1.10, S7.10: is a string with id, prefixed action and data, and no callback', () => {
    expect(bridge.tell('openPage', { page: 'creditApplication', query: { step: '10' } })).toBe(
      true,
    );
    expect(host.posted).toHaveLength(1);
    expect(host.posted[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(host.posted).toMatchObject([
      {
        action: 'hiram_openPage',
        data: { page: 'creditApplication', query: { step: '10' } },
      },
    ]);
    expect(host.posted[0]).not.toHaveProperty('callback');
  });

  it('is not sent without a channel, if the channel throws, or for invalid data', () => {
    expect(createBridge(config, new FakeHost()).tell('logout', {})).toBe(false);
    expect(createBridge(config, new FakeHost().detached()).tell('logout', {})).toBe(false);
    expect(bridge.tell('openPage', { page: 'javascript:alert(1)', query: {} })).toBe(false);
    expect(host.posted).toEqual([]);
  });

  it.each([undefined, null, 1, 'postMessage', {}, { postMessage: 1 }, () => undefined])(
    'has no channel if the channel object is %s',
    (object) => {
      const bare = new FakeHost();
      Reflect.set(bare, channel, object);
      expect(createBridge(config, bare).connected()).toBe(false);
    },
  );
});

describe('a call to the shell', () => {
  it('S7.10: resolves with the reply, as an object or as JSON text', async () => {
    for (const reply of [device, JSON.stringify(device)]) {
      const answered = bridge.ask('deviceInfo', {});
      expect(host.callback).toMatch(/^cb_[0-9a-f]{32}$/);
      host.call(host.callback, reply);
      await expect(answered).resolves.toEqual(device);
    }
  });

  it('has its own id and callback name, and gets its own reply in any order', async () => {
    const first = bridge.ask('deviceInfo', {});
    const firstName = host.callback;
    const second = bridge.ask('store', { url: 'https://play.google.com/' });
    host.call(host.callback, { success: true });
    host.call(firstName, device);
    await expect(Promise.all([first, second])).resolves.toEqual([device, { success: true }]);
    expect(new Set(host.posted.map(({ id }) => id)).size).toBe(2);
  });

  it('times out after the action’s limit, and ignores a later reply for a minute', async () => {
    const reply = bridge.ask('deviceInfo', {});
    const name = host.callback;
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(reply).resolves.toBeNull();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(host.call(name, device)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(host.call(name, device)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timeout running after the reply', async () => {
    const reply = bridge.ask('deviceInfo', {});
    host.call(host.callback, device);
    await reply;
    // Only the timer that releases the name is left.
    expect(vi.getTimerCount()).toBe(1);
  });

  it('resolves to null at once if the message cannot be posted', async () => {
    const detached = createBridge(config, new FakeHost().detached());
    await expect(detached.ask('deviceInfo', {})).resolves.toBeNull();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('accepts JSON text up to the maximum length of a message', async () => {
    for (const [length, answer] of [
      [maxBridgeMessage, device],
      [maxBridgeMessage + 1, null],
    ] as const) {
      const reply = bridge.ask('deviceInfo', {});
      host.call(host.callback, JSON.stringify(device).padEnd(length));
      await expect(reply).resolves.toEqual(answer);
    }
  });

  it('ignores a second reply', async () => {
    const reply = bridge.ask('store', { url: 'https://play.google.com/' });
    const name = host.callback;
    host.call(name, { success: true });
    host.call(name, { success: false });
    await expect(reply).resolves.toEqual({ success: true });
  });

  it('waits almost three minutes for the reply to a face check', async () => {
    const reply = bridge.ask('checkFaceVerification', {});
    await vi.advanceTimersByTimeAsync(179_000);
    host.call(host.callback, { result: 'passed' });
    await expect(reply).resolves.toEqual({ result: 'passed' });
  });

  it.each([
    undefined,
    null,
    0,
    '',
    'null',
    '{',
    '[]',
    {},
    { ...device, afid: 1 },
    'x'.repeat(300_000),
    JSON.stringify({ ...device, afid: 'x'.repeat(300_000) }),
  ])('resolves to null at once on an invalid reply: %j', async (reply) => {
    const answered = bridge.ask('deviceInfo', {});
    host.call(host.callback, reply);
    await expect(answered).resolves.toBeNull();
  });
});

describe('the channel of a frame', () => {
  const origin = 'https://app.hiram.example';
  let framed: FakeHost;
  let targets: string[];
  let inFrame: Bridge;

  beforeEach(() => {
    framed = new FakeHost();
    ({ targets } = framed.framedBy(origin));
    inFrame = createBridge(config, framed);
  });

  it('posts to a parent of the same origin only, with that target origin', async () => {
    const reply = inFrame.ask('deviceInfo', {});
    expect(targets).toEqual([origin]);
    framed.hear({ hiramBridge: { call: framed.callback, reply: device } });
    await expect(reply).resolves.toEqual(device);
  });

  it('is replaced by a channel object', () => {
    framed.withChannel();
    expect(inFrame.tell('logout', {})).toBe(true);
    expect(targets).toEqual([]);
  });

  it('does not exist if the parent has another or no known origin', () => {
    const foreign = new FakeHost();
    foreign.framedBy('https://evil.example');
    expect(createBridge(config, foreign).connected()).toBe(false);

    const opaque = new FakeHost();
    opaque.parent = {
      get location(): never {
        throw new DOMException('cross-origin', 'SecurityError');
      },
      postMessage: () => undefined,
    };
    expect(createBridge(config, opaque).connected()).toBe(false);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { source: {} },
    { source: null },
  ])('ignores messages from %j', async (from) => {
    const reply = inFrame.ask('deviceInfo', {});
    const refreshed = vi.fn<() => void>();
    inFrame.onRefresh(refreshed);
    framed.hear({ hiramBridge: { call: framed.callback, reply: device } }, from);
    framed.hear(refresh, from);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(reply).resolves.toBeNull();
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('ignores any message of another format', async () => {
    const reply = inFrame.ask('deviceInfo', {});
    const refreshed = vi.fn<() => void>();
    inFrame.onRefresh(refreshed);
    const hostile = fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      'location',
      'cb_',
      `cb_${'0'.repeat(32)}`,
      framed.callback.toUpperCase(),
      `${framed.callback} `,
    );
    const messages = fc.oneof(
      fc.anything(),
      fc.record({ hiramBridge: fc.anything() }),
      fc.record({ hiramBridge: fc.record({ call: hostile, reply: fc.anything() }) }),
      fc.record({ hiramBridge: fc.record({ call: fc.string(), reply: fc.anything() }) }),
    );
    const before = Reflect.ownKeys(Object.prototype).length;
    fc.assert(
      fc.property(messages, (message) => {
        framed.hear(message);
      }),
      { numRuns: atDepth(10_000, 100_000) },
    );
    expect(refreshed).not.toHaveBeenCalled();
    expect(Reflect.ownKeys(Object.prototype)).toHaveLength(before);

    framed.hear({ hiramBridge: { call: framed.callback, reply: device } });
    await expect(reply).resolves.toEqual(device);
  });
});

describe('refreshH5', () => {
  it('S7.13: reaches a listener from the window and from the frame’s parent, until the listener is removed', () => {
    const listener = vi.fn<() => void>();
    const stop = bridge.onRefresh(listener);
    host.call('refreshH5');
    expect(listener).toHaveBeenCalledTimes(1);

    host.framedBy(host.location.origin);
    host.hear(refresh);
    expect(listener).toHaveBeenCalledTimes(2);

    stop();
    host.call('refreshH5');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('has no effect after the bridge is closed', () => {
    const listener = vi.fn<() => void>();
    bridge.onRefresh(listener);
    bridge.close();
    expect(host.call('refreshH5')).toBe(false);
    host.framedBy(host.location.origin);
    host.hear(refresh);
    expect(listener).not.toHaveBeenCalled();
  });
});
