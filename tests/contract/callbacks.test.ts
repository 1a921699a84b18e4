import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallbacks } from '#services/bridge/callbacks.ts';

describe('a callback of the shell', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const call = (host: object, name: string, reply: unknown) => {
    const callback: unknown = Reflect.get(host, name);
    if (typeof callback === 'function') Reflect.apply(callback, host, [reply]);
    return typeof callback === 'function';
  };

  it('has an unguessable name, and receives one reply', () => {
    const host = {};
    const callbacks = createCallbacks(host);
    const listener = vi.fn<(reply: unknown) => void>();
    const name = callbacks.expect(listener);
    expect(name).toMatch(/^cb_[0-9a-f]{32}$/);
    expect(callbacks.expect(listener)).not.toBe(name);
    expect(call(host, name, { first: true })).toBe(true);
    expect(call(host, name, { second: true }), 'a second reply causes no error').toBe(true);
    expect(listener).toHaveBeenCalledExactlyOnceWith({ first: true });
  });

  it('ignores a late reply for a minute, and then the name is removed', () => {
    const host = {};
    const callbacks = createCallbacks(host);
    const listener = vi.fn<(reply: unknown) => void>();
    const name = callbacks.expect(listener);
    callbacks.forget(name);
    expect(call(host, name, 'late')).toBe(true);
    vi.advanceTimersByTime(59_999);
    expect(Reflect.has(host, name)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(Reflect.has(host, name)).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('stays until its reply arrives', () => {
    const host = {};
    const callbacks = createCallbacks(host);
    const name = callbacks.expect(() => undefined);
    callbacks.forget('another');
    vi.advanceTimersByTime(3_600_000);
    expect(Reflect.has(host, name)).toBe(true);
  });

  it('can be replied to by name, and returns whether it was pending', () => {
    const callbacks = createCallbacks({});
    const listener = vi.fn<(reply: unknown) => void>();
    const name = callbacks.expect(listener);
    expect(callbacks.reply('another', 1)).toBe(false);
    expect(callbacks.reply(name, 2)).toBe(true);
    expect(callbacks.reply(name, 3)).toBe(false);
    expect(listener).toHaveBeenCalledExactlyOnceWith(2);
    expect(vi.getTimerCount()).toBe(1);
  });
});
