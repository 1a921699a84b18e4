import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseEverything, type KeepingHost } from '#services/storage/erase.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';

type DeletionEnd = 'success' | 'error' | 'held open';

const Request = v.custom<IDBOpenDBRequest>((value) => value instanceof EventTarget);

function deletion(ends: DeletionEnd): IDBOpenDBRequest {
  const request = new EventTarget();
  if (ends !== 'held open') queueMicrotask(() => request.dispatchEvent(new Event(ends)));
  return v.parse(Request, request);
}

function browser(ends: DeletionEnd = 'success') {
  const [local, session] = [new FakeStorage(), new FakeStorage()];
  local.setItem('authInfo', 'planted');
  session.setItem('history', 'planted');
  const databases = new Set(['hiram', 'hiram-pictures']);
  const caches = new Set(['pages', 'code']);
  const host: KeepingHost = {
    localStorage: local,
    sessionStorage: session,
    indexedDB: {
      databases: async () => [...databases].map((name) => ({ name, version: 1 })),
      deleteDatabase(name) {
        if (ends === 'success') databases.delete(name);
        return deletion(ends);
      },
    },
    caches: { keys: async () => [...caches], delete: async (name) => caches.delete(name) },
  };
  const left = () => [local.dump(), session.dump(), [...databases], [...caches]];
  return { host, left };
}

describe('D4: erasing the browser’s stores', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('empties every store', async () => {
    const { host, left } = browser();
    await eraseEverything(host);
    expect(left()).toEqual(['[]', '[]', [], []]);
  });

  it('empties the other stores if `localStorage` is disabled', async () => {
    const { host, left } = browser();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    await eraseEverything(Object.defineProperty(host, 'localStorage', { get: denied }));
    expect(left().slice(1)).toEqual(['[]', [], []]);
  });

  it('keeps the app’s own files, which hold no personal data', async () => {
    const { host, left } = browser();
    const names = ['pages', 'hiram-build-2026-11-23T00:00:00Z'];
    const caches = {
      keys: async () => [...names],
      delete: async (name: string) => names.splice(names.indexOf(name), 1).length > 0,
    };
    await eraseEverything({ ...host, caches });
    expect(names).toEqual(['hiram-build-2026-11-23T00:00:00Z']);
    expect(left().slice(0, 3)).toEqual(['[]', '[]', []]);
  });

  it.each([
    ['does not wait for a database that cannot be deleted', 'error', 0],
    ['waits 5 s for a database that another tab holds open', 'held open', 5_000],
  ] as const)('%s', async (_, ends, patience) => {
    const { host } = browser(ends);
    let over = false;
    void eraseEverything(host).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(Math.max(0, patience - 1));
    expect(over).toBe(patience === 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
  });
});
