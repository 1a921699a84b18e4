import { beforeEach, expect, it, vi } from 'vitest';
import { company } from '#app/company.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { observePages, type ObserverContext } from '#app/observers/page-observer.ts';
import { createStore } from '#app/store.ts';
import { createWatched } from '#app/watched.ts';
import type { PageId, Query } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { createStore as createStorage } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { pay, settled, startRoot } from '../running-root.ts';

const showPage = vi.fn<ObserverContext['analytics']['showPage']>();

beforeEach(() => showPage.mockClear());

const creditOfJuan = {
  creditOrderId: 'credit-of-juan',
  status: creditStatus.approved,
  expired: false,
  fileUpload: { state: 5 },
  statusSince: Date.UTC(2026, 0, 1),
  applyAgainOn: null,
};

async function rest() {
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

async function watching(...[some, at]: Parameters<typeof startRoot>) {
  const texts = await startTexts('en', company);
  await texts.need(pageNamespaces);
  const homepage = { credit: creditOfJuan, quota: null, loans: [] };
  const session = { restoreSession: async () => sessionOf('juan') };
  const root = startRoot({ ...session, homepage, ...some }, at);
  const store = createStore(root);
  const document = Object.assign(new EventTarget(), { title: '', documentElement: { lang: '' } });
  const frames: (() => void)[] = [];
  const shell: [what: string, value?: unknown][] = [];
  const tell = (what: string) => (value?: unknown) => shell.push([what, value]) > 0;
  const storage = createStorage(windowWith(new FakeStorage()));
  const loadingOverlay = createWatched(false);
  const scrolled = vi.fn<(target: EventTarget) => () => void>(() => () => undefined);
  const rendered = observePages({
    host: { document, requestAnimationFrame: (callback) => frames.push(callback) },
    store,
    loadingOverlay,
    texts,
    storage,
    analytics: { showPage, watchScroll: scrolled },
    shell: {
      showBottomNavigate: tell('bottom'),
      showLoading: tell('loading'),
      banRollback: tell('ban'),
      h5PageFinish: tell('finish'),
    },
  });
  await rest();
  const go = async (page: PageId, query: Query = {}) => {
    root.send({ type: 'location.requested', location: { page, query } });
    await rest();
  };
  const shown = () => showPage.mock.calls.at(-1)?.[0];
  const logOut = async () => {
    root.send({ type: 'logout.requested' });
    root.send({ type: 'logout.confirmed' });
    await rest();
  };
  const observed = { frames, rendered, scrolled, shell, shown };
  return { root, document, storage, texts, loadingOverlay, go, logOut, ...observed };
}

const reports = () =>
  showPage.mock.calls.map(([{ pageTitle, creditOrderId }]) => [pageTitle, creditOrderId]);

it('the observer reports the credit order of a page once the flow of the page knows the order', async () => {
  await watching();
  expect(reports()).toEqual([
    ['Home', null],
    ['Home', 'credit-of-juan'],
  ]);
});

it('the observer reports the known credit order during a refresh, and none after a logout', async () => {
  const { root, logOut } = await watching();
  root.send({ type: 'page.refreshed' });
  await settled();
  expect(reports().at(-1)).toEqual(['Home', 'credit-of-juan']);
  await logOut();
  expect(reports().at(-1)).toEqual(['Log in', null]);
});

it('S2.2, S3.21: the observer sets the page’s name in the document and storage, and shows the native bar at home', async () => {
  const { document, go, shell, shown, storage } = await watching();
  expect(document.title).toBe('Home');
  expect(storage.read('PageName')).toBe('home');
  expect(shell).toEqual([['bottom', true]]);
  await go('service');
  expect(storage.read('PageName')).toBe('service');
  expect(document.title).toBe(shown()?.pageTitle);
  expect(document.title).not.toBe('Home');
  expect(shown()).toMatchObject({ loanOrderId: null });
  await go('privacy');
  await go('home');
  expect(shell).toEqual([
    ['bottom', true],
    ['bottom', false],
    ['bottom', true],
  ]);
  expect(document.title).toBe('Home');
});

it('the observer reports the loan of a page, and reports the page again for another loan', async () => {
  const { go, shown, storage } = await watching();
  await go('repay', { loanOrderId: 'loan-1' });
  expect(shown()).toMatchObject({ loanOrderId: 'loan-1', transactionType: 'loan_repayment' });
  expect(storage.read('PageName')).toBe('repay');
  const before = showPage.mock.calls.length;
  storage.remove('PageName');
  await go('repay', { loanOrderId: 'loan-2' });
  expect(shown()).toMatchObject({ loanOrderId: 'loan-2' });
  expect(showPage.mock.calls.length).toBeGreaterThan(before);
  // The page has not changed.
  expect(storage.read('PageName')).toBeNull();
});

it('the observer hides the native bar on a first page that is not home', async () => {
  const { shell } = await watching({ restoreSession: async () => null });
  expect(shell).toEqual([['bottom', false]]);
});

it('the observer blocks the native back button while money is being sent', async () => {
  const { root, shell } = await watching({}, { page: 'repay', query: { loanOrderId: 'loan-1' } });
  const bans = () => shell.filter(([what]) => what === 'ban').map(([, value]) => value);
  expect(bans()).toEqual([]);
  pay(root);
  await rest();
  expect(bans()).toEqual([{ isBan: true }]);
});

it('S3.21: the observer leaves the keys cleared after logout, also on the next page', async () => {
  const { storage, loadingOverlay, go, logOut } = await watching();
  expect(storage.read('PageName')).toBe('home');
  await logOut();
  storage.clearAll();
  loadingOverlay.set(true);
  await go('privacy');
  expect(storage.read('PageName')).toBeNull();
  expect(storage.read('commonInfo')).toBeNull();
});

it('S2.17: the observer reports the loading overlay to the shell and storage', async () => {
  const { loadingOverlay, shell, storage } = await watching();
  storage.write('commonInfo', { runInApp: true });
  for (const isOpen of [true, false]) {
    loadingOverlay.set(isOpen);
    expect(shell.at(-1)).toEqual(['loading', isOpen]);
    expect(storage.read('commonInfo')).toEqual({ runInApp: true, showLoading: isOpen });
  }
});

it('the observer sets the page’s title and `lang` for the chosen language', async () => {
  const { document, shown, texts } = await watching();
  expect(document.documentElement.lang).toBe('en');
  const before = showPage.mock.calls.length;
  await texts.choose('fil');
  expect(document.documentElement.lang).toBe('fil');
  expect(showPage.mock.calls.length).toBeGreaterThan(before);
  expect(document.title).toBe(shown()?.pageTitle);
  expect(shown()?.title).toBe('home');
});

it('S9.9: the observer reports scrolling of the document, and the first page once to the shell', async () => {
  const { document, frames, rendered, scrolled, shell } = await watching();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(document);
  rendered();
  expect(shell.map(([what]) => what)).not.toContain('finish');
  frames.forEach((frame) => frame());
  rendered();
  expect(frames).toHaveLength(1);
  expect(shell.filter(([what]) => what === 'finish')).toHaveLength(1);
});
