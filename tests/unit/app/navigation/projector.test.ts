import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PageId, Location } from '#domain/pages.ts';
import { createTab } from './simulated-history.ts';

const at = (page: PageId, query: Location['query'] = {}): Location => ({ page, query });

const steps: Partial<Record<PageId, PageId>> = { confirm: 'quota', quota: 'limit', limit: 'home' };
const stepwise: Parameters<typeof createTab>[1] = (event, now) => {
  if (event.type === 'nav.forward') return event.location;
  const before = now && steps[now.page];
  return before ? at(before) : now;
};
const refusing: Parameters<typeof createTab>[1] = (_, now) => now;

describe('the projector on the browser’s history', () => {
  it('replaces the entry at a cold start, and pushes the next ones', () => {
    const tab = createTab('/borrow/confirm_borrow', stepwise);
    tab.to(at('home'), false);
    tab.to(at('limit'));
    tab.to(at('quota'));
    expect(tab.browser.entries()).toEqual(['/', '/borrow/loop_quota', '[/borrow/confirm_quota]']);
  });

  it('writes nothing before the first location is known, and nothing between locations', () => {
    const tab = createTab('/borrow/review', stepwise);
    tab.to(null);
    expect(tab.browser.calls).toEqual([]);
    tab.to(at('home'), false);
    tab.to(null);
    expect(tab.browser.calls).toEqual(['replace /']);
  });

  it('sends the chart one back for each step that the borrower went back', () => {
    const tab = createTab('/', stepwise);
    for (const page of ['home', 'limit', 'quota', 'confirm'] as const) tab.to(at(page));
    tab.move(-2);
    expect(tab.browser.entries()[1]).toBe('[/borrow/loop_quota]');
    tab.move(2);
    expect(tab.browser.href()).toBe('/borrow/confirm_borrow');
  });

  it('undoes a refused back without losing entries', () => {
    const tab = createTab('/', refusing);
    for (const page of ['home', 'limit', 'quota', 'confirm'] as const) tab.to(at(page));
    tab.move(-3);
    expect(tab.browser.href()).toBe('/borrow/confirm_borrow');
    expect(tab.browser.entries()).toHaveLength(4);
    expect(tab.backsAtRoot).toEqual([]);
  });

  describe('with a question above the first page of the history', () => {
    const link = '/repay/repay?loanOrderId=loan-1';
    const due = at('repay', { loanOrderId: 'loan-1' });
    function tabWithQuestion() {
      const tab = createTab(link, (_, now) => {
        tab.hold(false);
        return now;
      });
      tab.to(due, false);
      tab.hold(true);
      return tab;
    }

    it('lets back close the question: the page stays, and `onBackAtRoot` is not called', () => {
      const tab = tabWithQuestion();
      expect(tab.browser.entries()).toEqual([link, `[${link}]`]);
      tab.move(-1);
      expect(tab.browser.entries()).toEqual([`[${link}]`, link]);
      expect(tab.backsAtRoot).toEqual([]);
      tab.hold(true);
      expect(tab.browser.entries()).toEqual([link, `[${link}]`]);
    });

    it('leaves no entry below the page after the question is answered', () => {
      const tab = tabWithQuestion();
      tab.hold(false);
      expect(tab.browser.entries()[0]).toBe(`[${link}]`);
      tab.back();
      expect(tab.backsAtRoot).toEqual([link]);
    });

    it('keeps the question if the chart refuses each back', () => {
      const tab = createTab(link, refusing);
      tab.to(due, false);
      tab.hold(true);
      tab.move(-1);
      tab.move(-1);
      expect(tab.browser.entries()).toEqual([link, `[${link}]`]);
      expect(tab.backsAtRoot).toEqual([]);
    });
  });

  it('reaches a stable state when the borrower goes back and forward before its traversals end', () => {
    const tab = createTab('/', (event, now) => {
      if (event.type === 'nav.forward') return now;
      return now?.page === 'service' ? at('confirm') : stepwise(event, now);
    });
    for (const page of ['home', 'limit', 'quota', 'confirm', 'service'] as const) tab.to(at(page));
    tab.storm([-1, -1, 1, 1]);
    expect(tab.browser.settle()).toBe(false);
    expect(tab.browser.href()).toBe('/borrow/confirm_quota');
    expect(tab.browser.entries()).toHaveLength(5);
  });

  it('does not treat a fragment as a step forward, and leaves its entry', () => {
    const sent: string[] = [];
    const tab = createTab('/', (event, now) => {
      sent.push(event.type);
      return stepwise(event, now);
    });
    for (const page of ['home', 'limit', 'quota'] as const) tab.to(at(page));
    tab.fragment();
    tab.fragment();
    expect(sent).toEqual([]);
    expect(tab.browser.entries().slice(0, 3)).toEqual([
      '/',
      '/borrow/loop_quota',
      '[/borrow/confirm_quota]',
    ]);
    // The borrower can reach the entry again; it has no effect.
    tab.move(1);
    expect(sent).toEqual([]);
    tab.move(-1);
    expect(sent).toEqual(['nav.back']);
    expect(tab.browser.href()).toBe('/borrow/loop_quota');
    tab.to(at('quota'));
    tab.to(at('confirm'));
    expect(tab.browser.href()).toBe('/borrow/confirm_borrow');
  });

  it('clears the stored history at logout', () => {
    const tab = createTab('/', refusing);
    for (const page of ['home', 'limit', 'confirm'] as const) tab.to(at(page));
    const query = { loanOrderId: 'loan-of-maria' };
    tab.to(at('repay', query));
    const stored = () => JSON.stringify(tab.records.read('history', v.unknown()) ?? null);
    expect(stored()).toContain('loan-of-maria');
    tab.to(null);
    tab.forget();
    expect(stored()).toBe('null');
    tab.to(at('login'), false);
    expect(stored()).not.toContain('loan-of-maria');
    expect(tab.browser.href()).toBe('/login');
    // Earlier entries are blocked: back stays at login.
    tab.move(-1);
    tab.settleAll();
    expect(tab.browser.href()).toBe('/login');
  });

  it('waits for a back whose location the chart opens asynchronously', () => {
    const tab = createTab('/', () => null);
    tab.to(at('home'));
    tab.to(at('limit'));
    tab.to(at('quota'));
    tab.move(-1);
    tab.to(at('home'));
    expect(tab.browser.href()).toBe('/');
    expect(tab.browser.entries()[0]).toBe('[/]');
  });

  it('keeps the entries below a forward whose location the chart opens asynchronously', () => {
    const tab = createTab('/', (event) => (event.type === 'nav.forward' ? null : at('home')));
    for (const page of ['home', 'review'] as const) tab.to(at(page));
    tab.move(-1);
    tab.move(1);
    tab.to(at('review'), false);
    expect(tab.browser.entries()).toEqual(['/', '[/borrow/review]']);
  });

  it('drops, after a reload, a login below an old entry that the borrower went forward to', () => {
    const before = createTab('/', (event, now) => now && stepwise(event, now));
    for (const page of ['home', 'limit'] as const) before.to(at(page));
    before.move(-1);
    before.to(at('login'), false);
    before.to(null);
    before.move(1);
    expect(before.browser.entries()).toEqual(['/login', '[/borrow/loop_quota]']);
    const after = createTab('/', stepwise, before.records, before.browser);
    after.to(null);
    after.to(at('error'));
    expect(after.browser.entries()).toEqual(['/borrow/loop_quota', '[/error]']);
  });

  it('changes no entry below the current one after a reload without a stored history', () => {
    const before = createTab('/', stepwise);
    for (const page of ['home', 'limit', 'quota'] as const) before.to(at(page));
    const after = createTab('/', stepwise, undefined, before.browser);
    after.to(at('limit'), false);
    expect(before.browser.entries()).toEqual(['/', '/borrow/loop_quota', '[/borrow/loop_quota]']);
    after.back();
    expect(before.browser.href()).toBe('/');
  });

  it('catches up with every tap from before the writer attached', () => {
    const tab = createTab('/login', stepwise, undefined, undefined, true);
    tab.to(at('home'), false);
    tab.to(at('limit'));
    tab.to(at('quota'));
    tab.back();
    tab.to(at('review'));
    expect(tab.browser.calls).toEqual([]);
    tab.attach();
    expect(tab.browser.entries()).toEqual(['/', '/borrow/loop_quota', '[/borrow/review]']);
  });

  it('goes back and forward after a reload before the writer attaches', () => {
    const before = createTab('/', stepwise);
    for (const page of ['home', 'limit', 'quota'] as const) before.to(at(page));
    const after = createTab('/', stepwise, before.records, before.browser, true);
    after.to(at('quota'), false);
    after.move(-1);
    after.back();
    expect(after.browser.entries()[0]).toBe('[/]');
    after.move(1);
    expect(after.browser.href()).toBe('/borrow/loop_quota');
    after.to(at('review'));
    after.attach();
    expect(after.browser.entries()).toEqual(['/', '/borrow/loop_quota', '[/borrow/review]']);
  });

  it('shows the chart’s location, whatever the borrower does with the browser', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('to' as const),
        page: fc.constantFrom<PageId>('home', 'limit', 'quota', 'confirm', 'privacy', 'login'),
        tapped: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('move' as const), by: fc.integer({ min: -4, max: 4 }) }),
      fc.record({
        kind: fc.constant('storm' as const),
        moves: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 2, maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant('back' as const) }),
      fc.record({ kind: fc.constant('attach' as const) }),
    );
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (acts, refuses, ahead, late) => {
          let now: Location | null = null;
          const follow: Parameters<typeof createTab>[1] = (event, location) => {
            const refused = event.type === 'nav.forward' ? !ahead : refuses;
            now = refused ? location : stepwise(event, location);
            return now;
          };
          const tab = createTab('/', follow, undefined, undefined, late);
          for (const each of acts) {
            if (each.kind === 'move') tab.move(each.by);
            else if (each.kind === 'back') tab.back();
            else if (each.kind === 'storm') tab.storm(each.moves);
            else if (each.kind === 'attach') tab.attach();
            else {
              now = at(each.page);
              tab.to(now, each.tapped);
            }
          }
          tab.attach();
          // A traversal without an effect times out after a second.
          for (let turn = 0; turn < 5; turn += 1) {
            vi.advanceTimersByTime(1_000);
            tab.settleAll();
          }
          expect(tab.browser.href()).toBe(now ? hrefOfPage(now) : '/');
        },
      ),
    );
  });
});

function hrefOfPage({ page }: Location): string {
  const paths: Partial<Record<PageId, string>> = {
    home: '/',
    limit: '/borrow/loop_quota',
    quota: '/borrow/confirm_quota',
    confirm: '/borrow/confirm_borrow',
    privacy: '/privacy',
    login: '/login',
  };
  return paths[page] ?? '';
}
