import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyAttempts } from '#app/attempts/attempts-code.ts';
import { company } from '#app/company.ts';
import { config } from '#app/config.ts';
import type { Host } from '#app/host.ts';
import { createServices } from '#app/services.ts';
import { startApp } from '#app/start-app.ts';
import { minute } from '#domain/constants.ts';
import { selectLocation } from '#machines/root/location.ts';
import { startTexts } from '#i18n/i18n.ts';
import { memoryArea } from '#tests/model/app/memory-area.ts';
import { sessionNamed, sessionOf } from '#machines/samples/people.ts';
import { until } from '#tests/until.ts';

const isHost = (value: object): value is Host => 'document' in value && 'fetch' in value;

/** The shell records messages and never answers. */
async function start({ loggedIn = false, named = false, hasWorkers = false } = {}) {
  const messages: string[] = [];
  const requests: string[] = [];
  const heard: Event[] = [];
  const gone: number[] = [];
  const url = new URL('https://hiram.example/');
  const root = { lang: '', dataset: {}, style: { setProperty: () => {} }, setAttribute: () => {} };
  const host: object = Object.assign(new EventTarget(), {
    localStorage: memoryArea(),
    sessionStorage: memoryArea(),
    indexedDB: new IDBFactory(),
    document: Object.assign(new EventTarget(), {
      title: '',
      visibilityState: 'visible',
      documentElement: root,
    }),
    location: { origin: url.origin, pathname: '/', search: '', reload: () => {} },
    history: { state: null, go: (by: number) => gone.push(by) },
    navigator: hasWorkers ? { serviceWorker: { controller: null } } : {},
    performance: {
      now: () => performance.now(),
      getEntriesByName: () => [],
      getEntriesByType: () => [],
    },
    innerWidth: 360,
    innerHeight: 640,
    frameElement: { dispatchEvent: (event: Event) => heard.push(event) > 0 },
    requestAnimationFrame: (draw: () => void) => draw(),
    fetch: (input: Request | string) => {
      requests.push(typeof input === 'string' ? input : new URL(input.url).pathname);
      return Promise.reject(new TypeError('no line'));
    },
    [config.bridge.channel]: { postMessage: (text: string) => messages.push(text) },
  });
  Object.assign(host, { parent: host });
  if (!isHost(host)) throw new Error('no host');
  const services = createServices(host);
  if (loggedIn) services.storage.write('authInfo', sessionOf('juan').auth);
  if (named) services.storage.write('authInfo', sessionNamed('Juan').auth);
  const texts = await startTexts('en', company);
  const app = startApp(host, services, texts);
  const messagesWith = (what: string) => messages.filter((text) => text.includes(what));
  return { app, requests, gone, heard, host, messagesWith, services, texts };
}

const untilInTime = (check: () => void) =>
  until(async () => {
    await vi.advanceTimersByTimeAsync(5);
    check();
  });

async function home() {
  const started = await start({ named: true });
  const { app } = started;
  await vi.advanceTimersByTimeAsync(5_000);
  await untilInTime(() => expect(selectLocation(app.store.snapshot())?.page).toBe('home'));
  await untilInTime(() => expect(app.history.writer.get()).not.toBeNull());
  return started;
}

// Loads slow modules before the fake timers start.
beforeAll(async () => {
  const { app } = await start();
  const pages = (['home', 'limit', 'permissions'] as const).map((page) => app.screens(page).load());
  await Promise.all([...pages, lazyAttempts.load()]);
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the started app', () => {
  it('S3.21: switches to the chosen language and stores it; follows another tab’s choice', async () => {
    const { app, host, services, texts } = await start();
    await vi.advanceTimersByTimeAsync(5_000);
    app.root.send({ type: 'language.chosen', language: 'fil' });
    await until(() => expect(texts.language()).toBe('fil'));
    expect(services.storage.read('language')).toBe('fil');
    host.localStorage.setItem('language', '"en"');
    if (host instanceof EventTarget)
      host.dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }));
    await until(() => expect(texts.language()).toBe('en'));
  });

  it('reports the reason for the end of a session to analytics', async () => {
    const { app, messagesWith } = await start({ loggedIn: true });
    await vi.advanceTimersByTimeAsync(5_000);
    app.root.send({ type: 'session.lost', reason: 'expired' });
    expect(messagesWith('session_expired')).not.toEqual([]);
  });

  it('reports the first page to the shell once, and then updates its offline files', async () => {
    const { app, requests, messagesWith } = await start({ hasWorkers: true });
    app.rendered('login');
    expect(messagesWith('h5PageFinish')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(requests).not.toContain('/app-config.json');
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(requests).toContain('/app-config.json'));
    const without = await start();
    without.app.rendered('login');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(without.requests).not.toContain('/app-config.json');
  });

  it('opens a requested location, and restarts through the shell', async () => {
    const { app, messagesWith } = await start();
    await vi.advanceTimersByTimeAsync(5_000);
    app.request({ type: 'location.requested', location: { page: 'service', query: {} } });
    await until(() => expect(selectLocation(app.store.snapshot())?.page).toBe('service'));
    app.restart();
    expect(messagesWith('refreshApp')).toHaveLength(1);
  });

  it('prefetches the page, the history’s code and the journey for a logged-in borrower', async () => {
    const { app } = await home();
    expect(app.history.writer.get()).not.toBeNull();
    await until(() => expect(app.screens('home').isLoaded()).toBe(true));
    expect(app.screens('limit').isLoaded()).toBe(false);
    app.rendered('home');
    await vi.advanceTimersByTimeAsync(1_500);
    await until(() => expect(app.screens('limit').isLoaded()).toBe(true));
  });

  it('prefetches nothing without a session, until the first interaction', async () => {
    const { app } = await start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(app.screens('home').isLoaded()).toBe(false);
    app.interacted();
    await until(() => expect(app.screens('home').isLoaded()).toBe(true));
  });

  it('loads the open attempts with their texts, and the permissions page', async () => {
    const { app, texts } = await home();
    const running = () => app.store.snapshot().children;
    await until(() => expect(running().attempts).toBeDefined());
    expect(texts.i18n.exists('attempts:close')).toBe(true);
    app.request({ type: 'location.requested', location: { page: 'permissions', query: {} } });
    await until(() => expect(running().permissions?.getSnapshot().status).toBe('active'));
    expect(selectLocation(app.store.snapshot())?.page).toBe('permissions');
  });

  it('pushes an entry for a tap, and traverses back to an earlier page', async () => {
    const { app, gone, messagesWith } = await home();
    const navigate = vi.fn<(href: string, options: { replace: boolean }) => void>();
    app.history.attach(navigate);
    const asksFor = (page: 'service' | 'privacy') =>
      ({ type: 'location.requested', location: { page, query: {} } }) as const;
    app.request(asksFor('service'));
    await until(() => expect(navigate).toHaveBeenCalledOnce());
    expect(navigate.mock.lastCall?.[1]).toEqual({ replace: false });
    app.interacted();
    app.root.send(asksFor('privacy'));
    await until(() => expect(navigate).toHaveBeenCalledTimes(2));
    expect(navigate.mock.lastCall).toEqual(['/privacy', { replace: false }]);
    app.root.send(asksFor('service'));
    await until(() => expect(gone).toEqual([-1]));
    expect(messagesWith('onBack')).toEqual([]);
  });

  it('holds the timers of its charts while the page is hidden', async () => {
    const { app, host } = await start();
    await vi.advanceTimersByTimeAsync(5_000);
    const turn = (visibilityState: 'visible' | 'hidden') =>
      Object.assign(host.document, { visibilityState }).dispatchEvent(
        new Event('visibilitychange'),
      );
    const isQuiet = () => app.store.snapshot().matches({ toasts: 'quiet' });
    app.root.send({ type: 'toast.raised', message: 'Saved' });
    turn('hidden');
    await vi.advanceTimersByTimeAsync(minute);
    expect(isQuiet()).toBe(false);
    turn('visible');
    expect(isQuiet()).toBe(true);
  });

  it('asks the shell to handle a back without a target', async () => {
    const { app, messagesWith } = await home();
    app.request({ type: 'nav.back' });
    expect(messagesWith('onBack')).toHaveLength(1);
  });
});
