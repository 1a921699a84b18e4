import { describe, expect, it, vi } from 'vitest';
import { createSafeArea, retryPause } from '#services/storage/safe-area.ts';
import { FakeStorage } from './fake-storage.ts';

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the safe storage area', () => {
  it('keeps values in memory if storage is disabled, until they are removed or forgotten', () => {
    const area = createSafeArea(denied);
    expect(area.set('a', '1')).toBe(false);
    expect(area.set('b', '2')).toBe(false);
    expect(area.set('c', '3')).toBe(false);
    expect(area.get('a')).toBe('1');
    expect(area.keys()).toEqual(['a', 'b', 'c']);
    area.remove('a');
    expect(area.get('a')).toBeNull();
    area.forget('b');
    expect(area.keys()).toEqual(['c']);
    area.forget(null);
    expect(area.keys()).toEqual([]);
  });

  it('removes its caches from storage to store another value, and keeps the caches in memory', () => {
    const storage = new FakeStorage(12);
    const area = createSafeArea(() => storage, ['cache', 'other']);
    expect(area.set('cache', '1234567')).toBe(true);
    expect(area.set('a', '12345')).toBe(true);
    expect(storage.getItem('cache')).toBeNull();
    expect(area.get('cache')).toBe('1234567');
    expect(area.get('other')).toBeNull();
    expect(area.keys()).toEqual(['cache', 'a']);
  });

  it('stores the values that were only in memory, except caches, when there is space', () => {
    const storage = new FakeStorage(12);
    const area = createSafeArea(() => storage, ['cache']);
    area.set('big', '12345678');
    area.set('cache', '12345');
    expect(area.set('draft', '123')).toBe(false);
    expect(area.set('a', '1')).toBe(false);
    area.remove('big');
    expect(area.set('b', '2')).toBe(true);
    expect([storage.getItem('draft'), storage.getItem('a')]).toEqual(['123', '1']);
    expect(storage.getItem('cache')).toBeNull();
    expect(area.get('cache')).toBe('12345');
  });

  it('retries a refused value on a timer, without another write', () => {
    vi.useFakeTimers();
    const storage = new FakeStorage(12);
    const area = createSafeArea(() => storage, ['cache']);
    storage.setItem('others', '123456');
    area.set('cache', '12345678');
    area.set('draft', '12345');
    vi.advanceTimersByTime(3 * retryPause);
    expect(storage.getItem('draft'), 'there is no space').toBeNull();
    storage.removeItem('others');
    vi.advanceTimersByTime(retryPause);
    expect(storage.getItem('draft')).toBe('12345');
    expect(vi.getTimerCount(), 'a cache is not written again').toBe(0);
  });

  it('does not retry a removed or forgotten value', () => {
    vi.useFakeTimers();
    const storage = new FakeStorage(12);
    const area = createSafeArea(() => storage);
    storage.setItem('others', '123456');
    area.set('a', '12345');
    area.set('b', '12345');
    area.remove('a');
    area.forget('b');
    storage.removeItem('others');
    vi.advanceTimersByTime(2 * retryPause);
    expect(storage.length).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('removes the older value if there is no space for the newer one', () => {
    const storage = new FakeStorage(4);
    const area = createSafeArea(() => storage);
    expect(area.set('a', '1')).toBe(true);
    expect(area.set('a', '12345')).toBe(false);
    expect(storage.getItem('a')).toBeNull();
    expect(area.get('a')).toBe('12345');
    expect(area.set('a', '2')).toBe(true);
    expect(area.get('a')).toBe('2');
    storage.setItem('a', '3');
    expect(area.get('a'), 'memory holds no value any more').toBe('3');
  });
});
