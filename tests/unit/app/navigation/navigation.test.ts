import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createNavigation } from '#app/navigation/navigation.ts';
import { createProjector } from '#app/navigation/projector.ts';
import type { Location, PageId } from '#domain/pages.ts';
import { createBrowser, memoryRecords } from './simulated-history.ts';

const at = (page: PageId): Location => ({ page, query: {} });
const HistoryWriter = () => null;

function begun(start: string) {
  const browser = createBrowser(start);
  let now: Location | null = null;
  let requested = false;
  let projectors = 0;
  const records = memoryRecords();
  let comes = () => {};
  const code = new Promise<void>((resolve) => {
    comes = resolve;
  });
  const navigation = createNavigation(
    {
      location: () => now,
      send(event) {
        now = event.type === 'nav.back' ? at('home') : event.location;
      },
      history: browser.history,
      records,
      blocksBack: () => false,
      onBackAtRoot: () => undefined,
    },
    async () => {
      requested = true;
      await code;
      return {
        HistoryWriter,
        createProjector(context) {
          projectors += 1;
          return createProjector(context);
        },
      };
    },
  );
  return {
    browser,
    navigation,
    requested: () => requested,
    records,
    projectors: () => projectors,
    kept: () => records.read('history', v.unknown()) ?? null,
    to(page: PageId, tapped = true) {
      now = at(page);
      navigation.sync({ location: now, tapped });
    },
    async comes() {
      comes();
      await navigation.open();
      expect(navigation.writer.get()).toBe(HistoryWriter);
      navigation.attach((href, options) => browser.navigate(href, options));
    },
  };
}

describe('the history, whose code loads later,', () => {
  it('loads no code while there is nothing to write', () => {
    const app = begun('/');
    app.to('home', false);
    expect(app.requested()).toBe(false);
    app.to('limit');
    expect(app.requested()).toBe(true);
  });

  it('catches up with each tap after the code has loaded', async () => {
    const app = begun('/login');
    app.to('home', false);
    app.to('limit');
    app.to('quota');
    await app.comes();
    expect(app.browser.entries()).toEqual(['/', '/borrow/loop_quota', '[/borrow/confirm_quota]']);
    expect(app.projectors()).toBe(1);
  });

  it('leaves back to the chart until the code has loaded', async () => {
    const app = begun('/');
    app.to('home', false);
    app.to('limit');
    expect(app.navigation.back()).toBe(false);
    app.to('home');
    await app.comes();
    expect(app.browser.entries()).toEqual(['[/]']);
    app.to('limit');
    expect(app.navigation.back()).toBe(true);
    expect(app.browser.settle()).toBe(true);
    expect(app.browser.href()).toBe('/');
  });

  it('handles the borrower’s back in the browser once its code has loaded', async () => {
    const before = begun('/');
    before.to('home', false);
    await before.comes();
    before.to('limit');
    expect(before.browser.move(-1)).toBe(true);
    before.navigation.popped();
    expect(before.browser.href()).toBe('/');
  });

  it('loads its code when the borrower goes back in the browser', () => {
    const app = begun('/');
    app.to('home', false);
    app.navigation.popped();
    expect(app.requested()).toBe(true);
  });

  it('is forgotten at logout, both before and after its code has loaded', async () => {
    const app = begun('/');
    app.to('home', false);
    app.to('limit');
    app.navigation.forget();
    app.to('login', false);
    await app.comes();
    expect(app.browser.entries()).toEqual(['[/login]']);
    expect(app.kept()).not.toBeNull();
    app.navigation.forget();
    expect(app.kept()).toBeNull();
  });

  it('is removed from the data for a reload even before its code has loaded', () => {
    const app = begun('/');
    app.records.write('history', { base: 0, hrefs: ['/borrow/loop_quota'] });
    app.navigation.forget();
    expect(app.kept()).toBeNull();
  });
});
