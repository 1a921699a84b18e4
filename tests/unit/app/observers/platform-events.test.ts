import { describe, expect, it, vi } from 'vitest';
import { listenToPlatform } from '#app/observers/platform-events.ts';
import type { AuthInfo } from '#domain/account/user.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { sessionOf } from '#machines/samples/people.ts';

const juan = sessionOf('juan').auth;
const maria = sessionOf('maria').auth;

function page(
  auth: AuthInfo | null = null,
  navigator: { onLine?: boolean } = {},
  visibilityState: 'visible' | 'hidden' = 'visible',
) {
  const area = new FakeStorage();
  const tab = windowWith(area);
  const storage = createStore(tab);
  const listeners = new Map<string, () => void>();
  const document = {
    visibilityState,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  };
  let refresh = () => {};
  const led: unknown[] = [];
  const log = (what: string) => (value?: unknown) => void led.push([what, value]);
  listenToPlatform({
    host: { document, navigator, addEventListener: document.addEventListener },
    send: (event) => led.push(event),
    bridge: {
      onRefresh(listener) {
        refresh = listener;
        return () => {};
      },
    },
    storage,
    popped: log('popped'),
    auth: () => auth,
    adopt: log('adopted'),
    forget: log('forgotten'),
    timers: { hold: log('timers held'), resume: log('timers resumed') },
    followLanguage: async (language) => log('speaks')(language),
    restart: log('restarted'),
  });
  const happens = (type: string) => listeners.get(type)?.();
  return { document, happens, led, refresh: () => refresh(), storage, tab };
}

describe('platform events', () => {
  it('S7.13: refresh the app, report connection and visibility, and notify the history', () => {
    const { document, happens, led, refresh } = page();
    refresh();
    happens('offline');
    happens('online');
    happens('popstate');
    document.visibilityState = 'hidden';
    happens('visibilitychange');
    document.visibilityState = 'visible';
    happens('visibilitychange');
    expect(led).toEqual([
      { type: 'page.refreshed' },
      { type: 'connection.lost' },
      { type: 'connection.restored' },
      ['popped', undefined],
      ['timers held', undefined],
      { type: 'page.shown' },
      ['timers resumed', undefined],
    ]);
  });
});

describe('a hidden page', () => {
  it('writes data that a full storage refused before', () => {
    const { document, happens, storage, tab } = page();
    const setItem = vi.spyOn(tab.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.write('PageName', 'home');
    setItem.mockRestore();
    document.visibilityState = 'hidden';
    happens('visibilitychange');
    expect(tab.localStorage.getItem('PageName')).toBe('"home"');
    tab.unload();
  });

  it('pauses its timers from its start', () => {
    expect(page(null, {}, 'hidden').led).toEqual([['timers held', undefined]]);
  });

  it.each(['pointerdown', 'keydown'])(
    'resumes its timers on %s, which proves that the page is visible',
    (type) => {
      const { happens, led } = page(null, {}, 'hidden');
      happens(type);
      expect(led.slice(1)).toEqual([['timers resumed', undefined]]);
    },
  );
});

describe('a start without a connection', () => {
  it.each<[{ onLine?: boolean }, unknown[]]>([
    [{ onLine: false }, [{ type: 'connection.lost' }]],
    [{ onLine: true }, []],
    [{}, []],
  ])('is detected by `navigator.onLine`: %o', (navigator, events) => {
    expect(page(null, navigator).led).toEqual(events);
  });
});

describe('a change by another tab', () => {
  const fresher = { ...juan, token: 'a fresher token' };
  const lost = [['forgotten', undefined], { type: 'session.lost', reason: 'empty' }];
  const restarted = [['restarted', undefined]];

  it.each<[string, AuthInfo | null, AuthInfo | null, unknown[]]>([
    ['a fresher token of the same borrower is adopted', juan, fresher, [['adopted', fresher]]],
    ['a logout there logs out here', juan, null, lost],
    ['another borrower there restarts this page', juan, maria, restarted],
    ['a login there restarts this page', null, maria, restarted],
    ['no session on either side has no effect', null, null, []],
  ])('has this effect on the session: %s', (_, mine, theirs, then) => {
    for (const key of ['authInfo', null]) {
      const { led, storage, tab } = page(mine);
      if (theirs) storage.write('authInfo', theirs);
      tab.changedElsewhere(key);
      expect(led).toEqual(then);
    }
  });

  it('sets the language if the storage has one', () => {
    const { led, storage, tab } = page(juan);
    tab.changedElsewhere('language');
    expect(led).toEqual([]);
    storage.write('language', 'fil');
    tab.changedElsewhere('language');
    expect(led).toEqual([['speaks', 'fil']]);
  });

  it('has no effect with another key', () => {
    const { led, tab } = page(juan);
    for (const key of ['PageName', 'commonInfo', 'draft/juan/borrow']) tab.changedElsewhere(key);
    expect(led).toEqual([]);
  });
});
