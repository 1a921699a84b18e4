import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailsPages } from '#domain/loans/loan-pages.ts';
import { hrefOf, type Location, pageIds, pageRow } from '#domain/pages.ts';
import { fold, type Trail, trailFound } from '#app/navigation/fold.ts';

const at = (page: Location['page'], query: Location['query'] = {}): Location => ({ page, query });
const loan = { loanOrderId: 'L1' };

function trailOf(...moves: (Location | { of: Location; tapped: false })[]): string[] {
  const trail = moves.reduce<Trail>(
    (before, move) =>
      'of' in move
        ? fold(before, { location: move.of, tapped: false })
        : fold(before, { location: move, tapped: true }),
    [],
  );
  return trail.map(({ location }) => hrefOf(location));
}

const byItself = (of: Location) => ({ of, tapped: false as const });

describe('fold, which returns the wanted history,', () => {
  it('pushes a page that the borrower tapped for', () => {
    expect(trailOf(at('home'), at('limit'), at('quota'))).toEqual([
      '/',
      '/borrow/loop_quota',
      '/borrow/confirm_quota',
    ]);
  });

  it('replaces the same page with another query', () => {
    const before = at('repay', loan);
    const after = at('repay', { ...loan, isOverdue: 't' });
    expect(trailOf(at('home'), before, after)).toEqual(['/', hrefOf(after)]);
  });

  it('returns to a page that is below', () => {
    expect(trailOf(at('home'), at('limit'), at('quota'), at('confirm'), at('limit'))).toEqual([
      '/',
      '/borrow/loop_quota',
    ]);
  });

  it('replaces the page without a tap, as routing by status does', () => {
    expect(trailOf(at('home'), at('review', loan), byItself(at('lending', loan)))).toEqual([
      '/',
      hrefOf(at('lending', loan)),
    ]);
  });

  it('S4.10: replaces one details page by another of the same order, tapped or not', () => {
    const [review, lending] = [at('reviewDetails', loan), at('lendingDetails', loan)];
    const trail = ['/', hrefOf(lending)];
    expect(trailOf(at('home'), review, lending)).toEqual(trail);
    expect(trailOf(at('home'), review, byItself(lending))).toEqual(trail);
    expect(trailOf(at('home'), lending, at('repayDetail', { ...loan, isOverdue: 'f' }))).toEqual([
      '/',
      hrefOf(at('repayDetail', { ...loan, isOverdue: 'f' })),
    ]);
    expect(trailOf(at('home'), at('reviewDetails'), at('rejectDetails'))).toEqual([
      '/',
      hrefOf(at('rejectDetails')),
    ]);
  });

  it('pushes the details of another order, and details above a summary', () => {
    const other = at('repayDetail', { loanOrderId: 'L2' });
    expect(trailOf(at('home'), at('lendingDetails', loan), other)).toHaveLength(3);
    expect(trailOf(at('home'), at('review', loan), at('reviewDetails', loan))).toHaveLength(3);
  });

  it('keeps the details of one order in the history while the flow of the next order moves on', () => {
    const next = { loanOrderId: 'L2' };
    const trail = [at('home'), at('repayDetail', loan), at('repayDetail', next)];
    const hrefs = trail.map(hrefOf);
    expect(trailOf(...trail)).toEqual(hrefs);
    expect(trailOf(...trail, at('repay', next))).toEqual([
      ...hrefs.slice(0, 2),
      hrefOf(at('repay', next)),
    ]);
    expect(trailOf(...trail, at('repayDetail', loan))).toEqual(hrefs.slice(0, 2));
  });

  it('replaces the pages of a flow by an earlier page that the history lacks', () => {
    expect(trailOf(at('confirm'), at('quota'))).toEqual(['/borrow/confirm_quota']);
    expect(trailOf(at('home'), at('quota'), at('confirm'), at('limit'))).toEqual([
      '/',
      '/borrow/loop_quota',
    ]);
  });

  it('removes a flow’s pages when a page ends the flow, and adds none without a tap', () => {
    const review = at('restructureReview', { restructureOrderId: 'R1' });
    const plan = at('restructureDetails', { restructureOrderId: 'R1' });
    expect(trailOf(at('home'), plan, byItself(review))).toEqual(['/', hrefOf(review)]);
    expect(trailOf(at('home'), byItself(review))).toEqual([hrefOf(review)]);
    expect(trailOf(at('home'), review)).toEqual(['/', hrefOf(review)]);
  });

  it('shows login in place of the page that login covers, and removes login for the next page', () => {
    expect(trailOf(at('home'), at('limit'), byItself(at('login')))).toEqual(['/', '/login']);
    expect(trailOf(at('home'), at('limit'), byItself(at('login')), byItself(at('limit')))).toEqual([
      '/',
      '/borrow/loop_quota',
    ]);
    expect(trailOf(at('login'), at('home'))).toEqual(['/']);
  });

  it('allows public pages above login, and returns to login', () => {
    expect(trailOf(at('login'), at('privacy'))).toEqual(['/login', '/privacy']);
    expect(trailOf(at('login'), at('privacy'), at('login'))).toEqual(['/login']);
    expect(trailOf(at('login'), at('privacy'), at('login'), at('home'))).toEqual(['/']);
  });

  it('removes login below a page that requires a session', () => {
    expect(trailOf(at('home'), byItself(at('login')), at('agreement'))).toEqual([
      '/',
      '/agreement',
    ]);
    expect(trailOf(at('login'), at('limit'))).toEqual(['/borrow/loop_quota']);
  });

  it('removes the pages of a flow that ends below a page to read', () => {
    const review = at('restructureReview', { restructureOrderId: 'R1' });
    const plan = at('restructureDetails', { restructureOrderId: 'R1' });
    expect(trailOf(at('home'), plan, at('service'), byItself(review))).toEqual([
      '/',
      hrefOf(at('service')),
      hrefOf(review),
    ]);
  });

  it('restores, after login, a page that requires a session', () => {
    const agreement = at('agreement');
    expect(trailOf(at('confirm'), agreement, byItself(at('login')), byItself(agreement))).toEqual([
      '/borrow/confirm_borrow',
      '/agreement',
    ]);
  });
});

describe('the history after a reload', () => {
  const found = (...pages: Location['page'][]) =>
    trailFound(pages.map((page) => at(page))).map(({ location }) => location.page);

  it.each<[why: string, found: Location['page'][], trail: Location['page'][]]>([
    ['no known entries', [], []],
    ['entries below home are dropped', ['limit', 'home', 'quota'], ['home', 'quota']],
    ['the last home is kept', ['home', 'limit', 'home'], ['home']],
    ['login on top', ['home', 'login'], ['home', 'login']],
    ['login below a page to read', ['login', 'privacy'], ['login', 'privacy']],
    ['login below a private page is dropped', ['login', 'limit'], ['limit']],
    [
      'login below a later private page is dropped',
      ['login', 'privacy', 'limit'],
      ['privacy', 'limit'],
    ],
    ['a page to read is on top', ['login', 'limit', 'privacy'], ['limit', 'privacy']],
  ])('is the path to the current page: %s', (_, pages, trail) => {
    expect(found(...pages)).toEqual(trail);
  });

  it('contains login only until the next page opens', () => {
    const trail = trailFound([at('limit'), at('login')]);
    const after = fold(trail, { location: at('quota'), tapped: true });
    expect(after.map(({ location }) => location.page)).toEqual(['limit', 'quota']);
  });
});

const locations = fc.record({
  page: fc.constantFrom(...pageIds),
  query: fc.constantFrom({}, loan, { loanOrderId: 'L2' }),
});
const moves = fc.array(fc.record({ location: locations, tapped: fc.boolean() }), { maxLength: 40 });

describe('fold, for random moves,', () => {
  const after = (all: { location: Location; tapped: boolean }[]) =>
    all.reduce<Trail>((trail, move) => fold(trail, move), []);

  it('ends at the last location', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const last = all.at(-1);
        expect(after(all).at(-1)?.location).toEqual(last?.location);
      }),
    );
  });

  it('keeps each page once, details once per order, home only at the bottom, and login only on top or under public pages', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const pages = after(all).map(({ location }) => location.page);
        const held = after(all).map(({ location: { page, query } }) =>
          detailsPages.includes(page) ? `${page} of ${query.loanOrderId}` : page,
        );
        expect(new Set(held).size).toBe(pages.length);
        expect(pages.lastIndexOf('home')).toBeLessThanOrEqual(0);
        const login = pages.indexOf('login');
        if (login < 0) return;
        for (const page of pages.slice(login + 1)) expect(pageRow(page).needsLogin).toBe(false);
      }),
    );
  });

  it('grows by at most one entry, and only for a tap or from an empty history', () => {
    fc.assert(
      fc.property(moves, locations, fc.boolean(), (all, location, tapped) => {
        const before = after(all);
        const grown = fold(before, { location, tapped }).length - before.length;
        expect(grown).toBeLessThanOrEqual(tapped || before.length === 0 ? 1 : 0);
      }),
    );
  });

  it('does not change the history for the same location', () => {
    fc.assert(
      fc.property(moves, fc.boolean(), (all, tapped) => {
        const last = all.at(-1);
        if (!last) return;
        const trail = after(all);
        expect(fold(trail, { location: last.location, tapped })).toEqual(trail);
      }),
    );
  });
});
