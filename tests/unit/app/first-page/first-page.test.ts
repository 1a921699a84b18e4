import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFirstPage, type StoredData, namedIn } from '#app/first-page/choose.ts';
import { firstPageDecided } from '#app/first-page/decision.ts';
import { type FirstPageHost, openFirstPage } from '#app/first-page/open.ts';
import { bridgeNames } from '#app/bridge-names.ts';
import { readStartHint } from '#protocol/start-hint.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { until } from '#tests/until.ts';

const nothing: StoredData = { authInfo: null, login: null, pendingDeletion: null, language: null };
const draft = { version: 1, method: 'sms', mobile: '917123', username: '' };
const neutral = { page: 'neutral' };
const login = { page: 'login', language: 'en', mobile: '' };
const home = { page: 'home', language: 'en', person: null, dues: [] };

describe('the first page', () => {
  it('is login in the stored language and with the stored mobile if no borrower is logged in', () => {
    for (const path of ['/', '/login']) {
      expect(chooseFirstPage(path, nothing, null, null)).toEqual(login);
    }
    const stored = { ...nothing, language: 'fil', login: draft };
    expect(chooseFirstPage('/', stored, null, null)).toEqual({
      page: 'login',
      language: 'fil',
      mobile: '917123',
    });
    // The language of the hint applies to a phone that stores none.
    expect(chooseFirstPage('/', nothing, null, 'fil')).toMatchObject({ language: 'fil' });
    const english = { ...nothing, language: 'en' };
    expect(chooseFirstPage('/', english, null, 'fil')).toMatchObject({ language: 'en' });
    // The app reads an unknown language as its default.
    expect(chooseFirstPage('/', { ...nothing, language: undefined }, null, null)).toEqual(login);
  });

  it.each<[string, Partial<StoredData>]>([
    ['the session cannot be read', { authInfo: undefined }],
    ['a deletion is pending', { pendingDeletion: {} }],
    ['a password was being typed', { login: { ...draft, method: 'password' } }],
    ['the draft cannot be read', { login: undefined }],
    ['the draft has another shape', { login: 7 }],
    ['the draft has no digits', { login: { ...draft, mobile: '+63917' } }],
  ])('is neutral if %s', (_, stored) => {
    expect(chooseFirstPage('/', { ...nothing, ...stored }, null, null)).toEqual(neutral);
  });

  it('is home if the phone stores a session or the shell names a borrower, without a name if the two differ', () => {
    const authInfo = { token: 't', userId: 'u-1', userInfo: { name: 'Juan' } };
    const stored = { ...nothing, language: 'fil', authInfo };
    const person = { userId: 'u-1', name: 'Juan' };
    const inFilipino = { page: 'home', language: 'fil' };
    expect(chooseFirstPage('/', stored, null, null)).toEqual({ ...inFilipino, person });
    expect(chooseFirstPage('/', stored, 'u-1', null)).toEqual({ ...inFilipino, person });
    expect(chooseFirstPage('/', stored, 'u-2', null)).toEqual({ ...inFilipino, person: null });
    const unnamed = { ...stored, authInfo: { ...authInfo, userInfo: null } };
    expect(chooseFirstPage('/', unnamed, null, null)).toEqual({
      ...inFilipino,
      person: { ...person, name: null },
    });
    expect(chooseFirstPage('/', nothing, 'u-1', null)).toMatchObject({ person: null });
    expect(chooseFirstPage('/login', stored, null, null)).toEqual(neutral);
  });

  it('is neutral at another address, and at login if the shell names a borrower', () => {
    expect(chooseFirstPage('/privacy', nothing, null, null)).toEqual(neutral);
    expect(chooseFirstPage('/login', nothing, 'u-1', null)).toEqual(neutral);
  });

  it('takes the borrower’s id from the shell’s reply, an object or JSON, and null from any other reply', () => {
    const juan = credentialsOf('juan');
    expect(namedIn(juan)).toBe(juan.userId);
    expect(namedIn(JSON.stringify(juan))).toBe(juan.userId);
    for (const reply of [null, undefined, 'null', '{', {}, 7]) expect(namedIn(reply)).toBeNull();
  });
});

describe('opening the first page', () => {
  beforeEach(() => void vi.useFakeTimers());

  function open(
    shell: { reply: unknown; delay: number } | 'silent' | 'none',
    hint?: unknown,
    stored: Readonly<Record<string, unknown>> = {},
    prerendering = false,
  ) {
    const posted: string[] = [];
    const messagesBeforeReads: number[] = [];
    let opened = () => {};
    const set = vi.fn<(name: string, value: string) => void>();
    const area = new FakeStorage();
    for (const [key, value] of Object.entries(stored)) area.setItem(key, JSON.stringify(value));
    const host: FirstPageHost = {
      location: { origin: 'https://app.hiram.example', pathname: '/' },
      get parent() {
        return Object.assign(host, { postMessage: () => {} });
      },
      addEventListener: () => {},
      removeEventListener: () => {},
      localStorage: {
        getItem(key) {
          messagesBeforeReads.push(posted.length);
          return area.getItem(key);
        },
      },
      document: {
        prerendering,
        addEventListener: (_, listener) => (opened = listener),
        documentElement: { style: { setProperty: set } },
      },
    };
    const postMessage = (text: string) => {
      posted.push(text);
      if (shell === 'silent' || shell === 'none') return;
      const name = /cb_\w+/.exec(text)?.[0] ?? '';
      const call: unknown = Reflect.get(host, name);
      if (typeof call === 'function')
        setTimeout(() => void Reflect.apply(call, host, [shell.reply]), shell.delay);
    };
    if (shell !== 'none') Reflect.set(host, bridgeNames.channel, { postMessage });
    Reflect.set(host, bridgeNames.start, hint);
    const show = vi.fn<(page: unknown) => void>();
    let parseLogin = () => {};
    let parseHome = () => {};
    const parsed = {
      login: new Promise<void>((resolve) => (parseLogin = resolve)),
      home: new Promise<void>((resolve) => (parseHome = resolve)),
    };
    const parse = () => {
      parseLogin();
      parseHome();
    };
    void openFirstPage(host, parsed, show);
    const openByPerson = () => opened();
    return {
      host,
      openByPerson,
      parse,
      parseLogin,
      parseHome,
      posted,
      messagesBeforeReads,
      set,
      show,
    };
  }

  it('shows login at once without a shell, but not before the markup is ready', async () => {
    const { host, parse, posted, set, show } = open('none');
    await vi.advanceTimersByTimeAsync(0);
    expect(show).not.toHaveBeenCalled();
    parse();
    await vi.advanceTimersByTimeAsync(0);
    expect(show).toHaveBeenCalledExactlyOnceWith(login);
    expect(posted).toEqual([]);
    expect(set).not.toHaveBeenCalled();
    await firstPageDecided(host);
  });

  it('shows login before the markup of home is ready, and home only once that is ready', async () => {
    const ofNobody = open('none');
    ofNobody.parseLogin();
    const ofSomebody = open({ reply: credentialsOf('juan'), delay: 20 });
    ofSomebody.parseLogin();
    await vi.advanceTimersByTimeAsync(20);
    expect(ofNobody.show).toHaveBeenCalledExactlyOnceWith(login);
    expect(ofSomebody.show).not.toHaveBeenCalled();
    ofSomebody.parseHome();
    await vi.advanceTimersByTimeAsync(0);
    expect(ofSomebody.show).toHaveBeenCalledExactlyOnceWith(home);
  });

  it('shows login after the shell reports no borrower; the app waits for that reply', async () => {
    const { host, parse, posted, set, show } = open({ reply: null, delay: 20 });
    parse();
    const decided = vi.fn<() => void>();
    void firstPageDecided(host)?.then(decided);
    await vi.advanceTimersByTimeAsync(19);
    expect(show).not.toHaveBeenCalled();
    expect(decided).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(show).toHaveBeenCalledExactlyOnceWith(login);
    expect(decided).toHaveBeenCalled();
    expect(posted).toHaveLength(1);
    // The native bar replaces the brand row and the title.
    expect(set.mock.calls).toEqual([
      ['--brand', 'none'],
      ['--bare-header', '0px'],
      ['--titled', 'absolute'],
    ]);
  });

  it('asks the shell before it reads storage, so that the reply arrives while the page is parsed', async () => {
    const { parse, messagesBeforeReads } = open({ reply: null, delay: 20 });
    parse();
    await vi.advanceTimersByTimeAsync(20);
    expect(new Set(messagesBeforeReads)).toEqual(new Set([1]));
  });

  it('sets the shell’s padding from its hint, else from the last start', () => {
    const hint = { loggedIn: false, topPaddingHeight: 24 };
    const stored = { packageInfo: { topPaddingHeight: 32 } };
    const paddings = [open('silent', hint, stored), open('silent', undefined, stored)].map(
      ({ set }) => set.mock.calls.find(([name]) => name === '--top-padding')?.[1],
    );
    expect(paddings).toEqual(['24px', '32px']);
  });

  it('waits 300 ms for a silent shell, then continues as without one', async () => {
    const { parse, show } = open('silent');
    parse();
    await vi.advanceTimersByTimeAsync(299);
    expect(show).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(show).toHaveBeenCalledExactlyOnceWith(login);
  });

  it('needs no reply if the hint at document start says whether a borrower is logged in, but asks the shell', async () => {
    const nobody = open('silent', { loggedIn: false, language: 'fil' });
    const somebody = open('silent', { loggedIn: true, language: 'fil' });
    const unreadable = open('silent', { loggedIn: 'no' });
    for (const { parse } of [nobody, somebody, unreadable]) parse();
    await vi.advanceTimersByTimeAsync(0);
    expect(nobody.show).toHaveBeenCalledExactlyOnceWith({ ...login, language: 'fil' });
    expect(somebody.show).toHaveBeenCalledExactlyOnceWith({ ...home, language: 'fil' });
    expect(unreadable.show).not.toHaveBeenCalled();
    for (const { posted } of [nobody, somebody, unreadable]) expect(posted).toHaveLength(1);
  });

  describe('of a prerendered document', () => {
    const authInfo = {
      token: 't',
      userId: credentialsOf('juan').userId,
      userInfo: { name: 'Juan' },
    };
    const person = { userId: authInfo.userId, name: 'Juan' };

    it('shows the stored data, and asks the shell when the document is activated', async () => {
      const reply = { reply: credentialsOf('juan'), delay: 20 };
      const { host, openByPerson, parse, posted, show } = open(
        reply,
        undefined,
        { authInfo },
        true,
      );
      parse();
      const decided = vi.fn<() => void>();
      void firstPageDecided(host)?.then(decided);
      await vi.advanceTimersByTimeAsync(5_000);
      await until(() => expect(show).toHaveBeenCalledExactlyOnceWith({ ...home, person }));
      expect(posted).toEqual([]);
      expect(decided).not.toHaveBeenCalled();
      openByPerson();
      await until(() => expect(posted).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(20);
      await until(() => expect(decided).toHaveBeenCalled());
      expect(show).toHaveBeenCalledOnce();
    });

    it('replaces a page that the reply contradicts', async () => {
      const maria = { reply: credentialsOf('maria'), delay: 20 };
      const another = open(maria, undefined, { authInfo }, true);
      const somebody = open(maria, undefined, {}, true);
      for (const { openByPerson, parse, posted, show } of [another, somebody]) {
        parse();
        // Web Crypto derives the key of the borrower's record asynchronously.
        await until(() => expect(show).toHaveBeenCalledOnce());
        openByPerson();
        await until(() => expect(posted).toHaveLength(1));
        await vi.advanceTimersByTimeAsync(20);
        await until(() => expect(show).toHaveBeenCalledTimes(2));
      }
      expect(another.show.mock.calls).toEqual([[{ ...home, person }], [home]]);
      expect(somebody.show.mock.calls).toEqual([[login], [home]]);
    });
  });
});

describe('the hint at document start', () => {
  it('is an object on the window, or JSON on the element that frames the page', () => {
    const framedBy = (text: string | null) => ({ frameElement: { getAttribute: () => text } });
    const hint = { loggedIn: true, language: 'fil', topPaddingHeight: 24 };
    expect(readStartHint({ HiramStart: hint }, 'HiramStart')).toEqual(hint);
    expect(readStartHint(framedBy(JSON.stringify(hint)), 'HiramStart')).toEqual(hint);
    const other = { loggedIn: false, language: 'tl', topPaddingHeight: -1 };
    expect(readStartHint({ HiramStart: other }, 'HiramStart')).toEqual({
      loggedIn: false,
      language: null,
      topPaddingHeight: null,
    });
    const unreadable = [{}, { HiramStart: 'yes' }, { HiramStart: { loggedIn: 1 } }];
    for (const host of [...unreadable, framedBy(null), framedBy('{'), { frameElement: {} }])
      expect(readStartHint(host, 'HiramStart')).toBeNull();
  });
});
