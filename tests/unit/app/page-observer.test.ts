import { beforeEach, expect, it, vi } from 'vitest';
import { company } from '#app/company.ts';
import { creditStatus } from '#domain/credit-order.ts';
import { createLoadingOverlay } from '#app/loading/loading-overlay.ts';
import { observePages, type ObserverContext } from '#app/observers/page-observer.ts';
import { createStore } from '#app/store.ts';
import { startTexts } from '#i18n/i18n.ts';
import { createStore as createStorage } from '#services/storage/store.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { windowWith } from '#tests/model/app/memory-area.ts';
import { sessionOf } from '#tests/model/samples/people.ts';
import { settled, startRoot } from './running-root.ts';

const showPage = vi.fn<ObserverContext['analytics']['showPage']>();

beforeEach(() => showPage.mockClear());

/** An observed app whose home shows a credit order. */
async function observed() {
  const texts = await startTexts('en', company);
  await texts.need(['flows']);
  const root = startRoot({
    restoreSession: async () => sessionOf('juan'),
    homepage: {
      credit: {
        creditOrderId: 'credit-of-juan',
        status: creditStatus.approved,
        expired: false,
        fileUpload: { state: 5 },
        statusSince: Date.UTC(2026, 0, 1),
        applyAgainOn: null,
      },
      quota: null,
      loans: [],
    },
  });
  const store = createStore(root);
  const document = Object.assign(new EventTarget(), { title: '', documentElement: { lang: '' } });
  observePages({
    host: { document, requestAnimationFrame: () => undefined },
    store,
    loadingOverlay: createLoadingOverlay(store),
    texts,
    storage: createStorage(windowWith(new FakeStorage())),
    analytics: { showPage, watchScroll: () => () => undefined },
    shell: {
      showBottomNavigate: () => true,
      showLoading: () => true,
      banRollback: () => true,
      h5PageFinish: () => true,
    },
  });
  for (let turn = 0; turn < 5; turn += 1) await settled();
  return root;
}

const told = () =>
  showPage.mock.calls.map(([{ pageTitle, creditOrderId }]) => [pageTitle, creditOrderId]);

it('says the credit order of a page as soon as its flow knows it', async () => {
  await observed();
  expect(told()).toEqual([
    ['Home', null],
    ['Home', 'credit-of-juan'],
  ]);
});

it('says it until its flow knows it anew, and of nobody else', async () => {
  const root = await observed();
  root.send({ type: 'page.refreshed' });
  await settled();
  expect(told().at(-1)).toEqual(['Home', 'credit-of-juan']);
  root.send({ type: 'logout.requested' });
  root.send({ type: 'logout.confirmed' });
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(told().at(-1)).toEqual(['Log in', null]);
});
