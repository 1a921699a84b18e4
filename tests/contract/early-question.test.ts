import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import { createBridge } from '#services/bridge/bridge.ts';
import { askEarly } from '#services/bridge/early-question.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { channel, FakeHost } from './fake-host.ts';

const names = { prefix: 'hiram', channel };
const juan = credentialsOf('juan');

beforeEach(() => {
  vi.useFakeTimers();
});

const inShell = () => new FakeHost().withChannel();

describe('the early userInfo request', () => {
  it('is a bridge message, and the app sends no second one', async () => {
    const host = inShell();
    void askEarly(host, names);
    expect(host.posted).toMatchObject([{ action: 'hiram_userInfo', data: {} }]);
    const { callback } = host;
    expect(callback).toMatch(/^cb_[0-9a-f]{32}$/);
    const bridge = createBridge(names, host);
    void bridge.ask('packageInfo', {});
    const reply = bridge.ask('userInfo', {});
    host.call(callback, juan);
    await expect(reply).resolves.toEqual(juan);
    expect(host.posted).toHaveLength(2);
  });

  it('keeps a reply that arrives before the app starts', async () => {
    for (const [reply, read] of [
      [juan, juan],
      [JSON.stringify(juan), juan],
      [null, null],
      [{ token: 7 }, null],
    ]) {
      const host = inShell();
      const answered = askEarly(host, names);
      host.call(host.callback, reply);
      await expect(answered).resolves.toEqual(reply);
      await expect(createBridge(names, host).ask('userInfo', {})).resolves.toEqual(read);
      expect(host.posted).toHaveLength(1);
    }
  });

  it('answers one request of the app; the next one goes to the shell', async () => {
    const host = inShell();
    void askEarly(host, names);
    host.call(host.callback, null);
    const bridge = createBridge(names, host);
    await expect(bridge.ask('userInfo', {})).resolves.toBeNull();
    const again = bridge.ask('userInfo', {});
    expect(host.posted).toHaveLength(2);
    host.call(host.callback, juan);
    await expect(again).resolves.toEqual(juan);
  });

  it('waits for a silent shell as long as the bridge does, from the time of the request', async () => {
    const host = inShell();
    const reply = askEarly(host, names);
    const name = host.callback;
    await vi.advanceTimersByTimeAsync(2_000);
    const taken = createBridge(names, host).ask('userInfo', {});
    await vi.advanceTimersByTimeAsync(bridgeActions.userInfo.timeout - 2_000);
    await expect(reply).resolves.toBeUndefined();
    await expect(taken).resolves.toBeNull();
    // A late reply is ignored, and its callback is removed a minute later.
    expect(host.call(name, juan)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.call(name, juan)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not sent without a shell, so the app sends a request itself', async () => {
    const bare = new FakeHost();
    expect(askEarly(bare, names)).toBeNull();
    bare.withChannel();
    void createBridge(names, bare).ask('userInfo', {});
    expect(bare.posted).toHaveLength(1);

    expect(askEarly(new FakeHost().detached(), names)).toBeNull();
    await vi.advanceTimersByTimeAsync(bridgeActions.userInfo.timeout + 60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('accepts a reply only from the frame’s own parent', async () => {
    const host = new FakeHost();
    host.framedBy(host.location.origin);
    const answered = askEarly(host, names);
    const hearing = vi.fn<(reply: unknown) => void>();
    void answered?.then(hearing);
    const data = { hiramBridge: { call: host.callback, reply: juan } };
    host.hear(data, { source: {} });
    host.hear(data, { origin: 'https://elsewhere.example' });
    for (const other of [null, 'text', {}, { hiramBridge: null }, { hiramBridge: { call: 'cb' } }])
      host.hear(other);
    await vi.advanceTimersByTimeAsync(0);
    expect(hearing).not.toHaveBeenCalled();
    host.hear(data);
    await expect(answered).resolves.toEqual(juan);
  });
});
