import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '#app/company.ts';
import { createServices } from '#app/services.ts';
import { startApp } from '#app/start-app.ts';
import { selectLocation } from '#machines/root/location.ts';
import { startTexts } from '#i18n/i18n.ts';
import { sessionNamed, sessionOf } from '#machines/samples/people.ts';
import { until } from '#tests/until.ts';
import { createTracedWindow, type Replies, resolveRequests } from './first-page/traced-window.ts';

const replies = { getHomepageData: { credit: null, quota: null, loans: [] } };

/**
 * Starts the app with a shell that never answers and a lender that answers only at `lender.answer`.
 */
async function start(stored: Replies = {}, navigator: { onLine?: boolean } = {}) {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const { host, lender } = createTracedWindow(note, { path: '/', stored, replies });
  Object.assign(host.navigator, navigator);
  const services = createServices(host);
  const texts = await startTexts('en', company);
  const app = startApp(host, services, texts);
  await vi.advanceTimersByTimeAsync(5_000);
  return { app, host, lender, lines, services, texts };
}

const inTime = (check: () => void) =>
  until(async () => {
    await vi.advanceTimersByTimeAsync(50);
    check();
  });

// Loads slow modules before the fake timers start.
beforeAll(async () => {
  vi.useFakeTimers();
  await start({ authInfo: sessionNamed('Juan').auth });
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  vi.useFakeTimers();
  resolveRequests();
});

describe('the started app', () => {
  it('S3.21: switches to the chosen language and stores it; follows another tab’s choice', async () => {
    const { app, host, services, texts } = await start();
    app.root.send({ type: 'language.chosen', language: 'fil' });
    await until(() => expect(texts.language()).toBe('fil'));
    expect(services.storage.read('language')).toBe('fil');
    host.localStorage.setItem('language', '"en"');
    host.dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }));
    await until(() => expect(texts.language()).toBe('en'));
  });

  it('reports the reason for the end of a session to analytics', async () => {
    const { app, lines } = await start({ authInfo: sessionOf('juan').auth });
    app.root.send({ type: 'session.lost', reason: 'expired' });
    expect(lines).toContain('tells the shell eventByAF session_expired');
  });

  it('opens a requested location, and restarts through the shell', async () => {
    const { app, lines } = await start();
    app.request({ type: 'location.requested', location: { page: 'service', query: {} } });
    await until(() => expect(selectLocation(app.store.snapshot())?.page).toBe('service'));
    app.restart();
    expect(lines.filter((line) => line === 'tells the shell refreshApp')).toHaveLength(1);
  });

  it('trusts a phone that reports no connection until the lender answers', async () => {
    const { app, lender } = await start({ authInfo: sessionNamed('Juan').auth }, { onLine: false });
    const line = () => app.store.snapshot().value.line;
    expect(line()).toBe('offline');
    lender.answer();
    await inTime(() => expect(line()).toBe('online'));
  });

  it('asks the shell to handle a back without a target', async () => {
    const { app, lines } = await start({ authInfo: sessionNamed('Juan').auth });
    await inTime(() => {
      expect(selectLocation(app.store.snapshot())?.page).toBe('home');
      expect(app.history.writer.get()).not.toBeNull();
    });
    app.request({ type: 'nav.back' });
    expect(lines.filter((line) => line.includes('onBack'))).toHaveLength(1);
  });
});
