import { describe, expect, it, vi } from 'vitest';
import { readLoadTimes } from '#services/analytics/load-times.ts';
import { readAppConfig } from '#services/app-files/app-config.ts';
import { registerWorker, retireWorker, type WorkerHost } from '#services/app-files/worker.ts';

describe('the start configuration of the host', () => {
  const config = { worker: true, minimumBuild: '2026-01-01T00:00:00.000Z' };
  const hostSays = (answer: () => Promise<Response>) => readAppConfig(answer);

  it('is fetched with revalidation of the HTTP cache, and returned', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(config)));
    await expect(readAppConfig(fetch)).resolves.toEqual(config);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/app-config.json', { cache: 'no-cache' });
    const any = { worker: false, minimumBuild: null };
    await expect(hostSays(() => Promise.resolve(Response.json(any)))).resolves.toEqual(any);
  });

  it.each([
    ['a refusal', () => Promise.resolve(Response.json(config, { status: 503 }))],
    ['an invalid flag', () => Promise.resolve(Response.json({ worker: 'yes' }))],
    [
      'an invalid time',
      () => Promise.resolve(Response.json({ ...config, minimumBuild: 'tomorrow' })),
    ],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['no reply', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is null after %s', async (_, answer) => {
    await expect(hostSays(answer)).resolves.toBeNull();
  });
});

function browserWith({ isAnswered = false, isRegistered = true } = {}) {
  const registered: unknown[] = [];
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const cacheNames = new Set([
    'hiram-build-2026-01-01',
    'hiram-build-2026-02-01',
    'of another app',
  ]);
  const host = {
    navigator: {
      serviceWorker: {
        controller: isAnswered ? {} : null,
        register: (...given: unknown[]) => Promise.resolve(registered.push(given)),
        getRegistration: () => Promise.resolve(isRegistered ? { unregister } : undefined),
      },
    },
    caches: {
      keys: () => Promise.resolve([...cacheNames]),
      delete: (name: string) => Promise.resolve(cacheNames.delete(name)),
    },
  } satisfies WorkerHost;
  return { host, registered, unregister, cacheNames };
}

describe('the service worker', () => {
  const itself = ['/sw.js', { updateViaCache: 'none' }];

  it('is registered at its only address', async () => {
    const { host, registered } = browserWith();
    await registerWorker(host);
    expect(registered).toEqual([itself]);
  });

  it('is registered through its own Trusted Types policy, which allows no other script', async () => {
    const { host, registered } = browserWith();
    const made: unknown[] = [];
    const trustedTypes: NonNullable<WorkerHost['trustedTypes']> = {
      createPolicy(name, rules) {
        made.push(name, rules.createScriptURL('https://evil.example/sw.js'));
        return rules;
      },
    };
    await registerWorker({ ...host, trustedTypes });
    expect(made).toEqual(['hiram-worker', '/sw.js']);
    expect(registered).toEqual([itself]);
  });

  it.each([
    ['is unregistered, and loses only its own caches', {}, 1, 1],
    [
      'is unregistered, and keeps its caches while it controls this page',
      { isAnswered: true },
      1,
      3,
    ],
    ['loses its caches even if it is not registered', { isRegistered: false }, 0, 1],
  ])('%s', async (_, browser, unregistered, caches) => {
    const { host, unregister, cacheNames } = browserWith(browser);
    await retireWorker(host);
    expect(unregister).toHaveBeenCalledTimes(unregistered);
    expect([cacheNames.size, cacheNames.has('of another app')]).toEqual([caches, true]);
  });
});

describe('the load time of the page', () => {
  const entry = (entryType: string, times: object) => ({
    name: '',
    entryType,
    startTime: 0,
    duration: 0,
    toJSON: () => ({}),
    ...times,
  });
  const navigation = (responseStart: number, domReady: number, load: number, more = {}) =>
    entry('navigation', {
      responseStart,
      domContentLoadedEventEnd: domReady,
      loadEventEnd: load,
      ...more,
    });
  const times = (firstByte: number, domReady: number, load: number, firstPaint: number | null) => ({
    firstByte,
    domReady,
    load,
    firstPaint,
  });

  it.each([
    ['is the browser’s value', navigation(120, 450, 700), 333, times(120, 450, 700, 333)],
    [
      'has a null `firstPaint` before the first paint',
      navigation(1, 2, 3),
      null,
      times(1, 2, 3, null),
    ],
    [
      'counts from the activation of a prerendered page',
      navigation(120, 450, 700, { activationStart: 400 }),
      433,
      times(0, 50, 300, 33),
    ],
    ['is 0 for a negative time', navigation(-1, -2, -3), null, times(0, 0, 0, null)],
    ['is null if the browser has no value', null, null, null],
    ['is null for an entry of another type', entry('resource', {}), null, null],
  ])('%s', (_, first, paintedAt, expected) => {
    const performance = {
      getEntriesByType: (type: string) => (type === 'navigation' && first ? [first] : []),
      getEntriesByName: (name: string) =>
        name === 'first-paint' && paintedAt !== null
          ? [entry('paint', { startTime: paintedAt })]
          : [],
    };
    expect(readLoadTimes(performance)).toEqual(expected);
  });
});
