import { describe, expect, it } from 'vitest';
import { browserHistory } from '#app/navigation/browser-history.ts';
import { createNavigation } from '#app/navigation/navigation.ts';
import { createProjector } from '#app/navigation/projector.ts';
import type { Location, PageId } from '#domain/pages.ts';
import { createTabRecords } from '#services/storage/tab-records.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { createBrowser } from './simulated-history.ts';

const at = (page: PageId): Location => ({ page, query: {} });
const HistoryWriter = () => null;

function begun(start: string) {
  const browser = createBrowser(start);
  const area = new FakeStorage();
  let now: Location | null = null;
  let requests = 0;
  const navigation = createNavigation(
    {
      location: () => now,
      send(event) {
        now = event.type === 'nav.back' ? at('home') : event.location;
      },
      history: browser.history,
      records: createTabRecords({ sessionStorage: area }),
      blocksBack: () => false,
      onBackAtRoot: () => undefined,
    },
    async () => {
      requests += 1;
      return { HistoryWriter, createProjector };
    },
  );
  return {
    browser,
    navigation,
    requests: () => requests,
    stored: () => area.getItem('history'),
    to(page: PageId, tapped = true) {
      now = at(page);
      navigation.sync({ location: now, tapped });
    },
    async loads() {
      await navigation.open();
      expect(navigation.writer.get()).toBe(HistoryWriter);
      navigation.attach((href, options) => browser.navigate(href, options));
    },
  };
}

describe('the history, whose code loads later,', () => {
  it('loads its code with the first move, or when the borrower goes back', () => {
    const app = begun('/');
    app.to('home', false);
    expect(app.requests()).toBe(0);
    app.to('limit');
    expect(app.requests()).toBe(1);
    const other = begun('/');
    other.navigation.popped();
    expect(other.requests()).toBe(1);
  });

  it('catches up with each tap after the code has loaded', async () => {
    const app = begun('/login');
    app.to('home', false);
    app.to('limit');
    app.to('quota');
    await app.loads();
    expect(app.browser.entries()).toEqual(['/', '/borrow/loop_quota', '[/borrow/confirm_quota]']);
  });

  it('does not handle back until the code has loaded, so the chart handles it', async () => {
    const app = begun('/');
    app.to('limit');
    expect(app.navigation.back()).toBe(false);
    app.to('home');
    await app.loads();
    app.to('limit');
    expect(app.navigation.back()).toBe(true);
    app.browser.settle();
    expect(app.browser.href()).toBe('/');
    app.navigation.popped();
    expect(app.browser.entries()[0]).toBe('[/]');
  });

  it('is forgotten at logout, both before and after its code has loaded', async () => {
    const app = begun('/');
    app.to('limit');
    app.navigation.forget();
    app.to('login', false);
    await app.loads();
    expect(app.browser.entries()).toEqual(['[/login]']);
    expect(app.stored()).not.toBeNull();
    app.navigation.forget();
    expect(app.stored()).toBeNull();
  });
});

it('the position of an entry is the router’s index, or null without an index', () => {
  const location = { pathname: '/repay/repay', search: '?loanOrderId=loan-1' };
  const positions = [{ idx: 3, key: 'x' }, { idx: 0 }, { key: 'x' }, 'idx', null].map((state) =>
    browserHistory({ history: { state, go: () => {} }, location }).position(),
  );
  expect(positions).toEqual([3, 0, null, null, null]);
});
