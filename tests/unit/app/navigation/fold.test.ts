import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailsPages } from '#domain/loans/loan-pages.ts';
import { hrefOf, type Location, pageIds, pageRow } from '#domain/pages.ts';
import { fold, type Trail, trailFound } from '#app/navigation/fold.ts';
import { forAll } from '#tests/for-all.ts';

const loan = { loanOrderId: 'L1' };

const queries: Partial<Record<string, Location['query']>> = {
  '': {},
  L1: loan,
  L2: { loanOrderId: 'L2' },
  R1: { restructureOrderId: 'R1' },
  overdue: { ...loan, isOverdue: 't' },
};

/**
 * Reads moves such as `home limit repay/L1 ~login`: a page, its query after the slash, and `~`
 * before a move without a tap.
 */
function read(moves: string) {
  return moves.split(' ').map((move) => {
    const [name = '', query = ''] = move.replace('~', '').split('/');
    const page = pageIds.find((id) => id === name);
    if (!page) throw new Error(`no page ${name}`);
    return { location: { page, query: queries[query] ?? {} }, tapped: !move.startsWith('~') };
  });
}
const hrefsOf = (trail: Trail) => trail.map(({ location }) => hrefOf(location));
const trailOf = (moves: string) =>
  read(moves).reduce<Trail>((trail, move) => fold(trail, move), []);

describe('S4.10: fold, which returns the wanted history,', () => {
  const folds = {
    'pushes a page that the borrower tapped for': 'home limit quota → home limit quota',
    'replaces the same page with another query': 'home repay/L1 repay/overdue → home repay/overdue',
    'returns to a page that is below': 'home limit quota confirm limit → home limit',
    'replaces the page without a tap, as routing by status does':
      'home review/L1 ~lending/L1 → home lending/L1',
    'replaces one details page by another of the same order':
      'home reviewDetails/L1 lendingDetails/L1 → home lendingDetails/L1',
    'replaces one details page by another of the same order, without a tap':
      'home reviewDetails/L1 ~lendingDetails/L1 → home lendingDetails/L1',
    'replaces details of the credit order by other details of it':
      'home reviewDetails rejectDetails → home rejectDetails',
    'pushes the details of another order':
      'home lendingDetails/L1 repayDetail/L2 → home lendingDetails/L1 repayDetail/L2',
    'pushes details above a summary':
      'home review/L1 reviewDetails/L1 → home review/L1 reviewDetails/L1',
    'keeps the details of one order while the flow of the next order moves on':
      'home repayDetail/L1 repayDetail/L2 repay/L2 → home repayDetail/L1 repay/L2',
    'returns to the details of an order below those of another':
      'home repayDetail/L1 repayDetail/L2 repayDetail/L1 → home repayDetail/L1',
    'replaces the pages of a flow by an earlier page that the history lacks':
      'home quota confirm limit → home limit',
    'removes a flow’s pages when a page ends the flow':
      'home restructureDetails/R1 ~restructureReview/R1 → home restructureReview/R1',
    'adds no page that ends a flow without a tap':
      'home ~restructureReview/R1 → restructureReview/R1',
    'removes the pages of a flow that ends below a page to read':
      'home restructureDetails/R1 service ~restructureReview/R1 → home service restructureReview/R1',
    'shows login in place of the page that login covers': 'home limit ~login → home login',
    'restores the page that login covered': 'home limit ~login ~limit → home limit',
    'removes login for home': 'login home → home',
    'removes login below a page that requires a session': 'home ~login agreement → home agreement',
    'allows public pages above login': 'login privacy → login privacy',
    'returns to login, and removes it for the next page': 'login privacy login home → home',
    'restores, after login, a page that requires a session':
      'confirm agreement ~login ~agreement → confirm agreement',
  };

  it.each(Object.entries(folds))('%s', (_, story) => {
    const [moves = '', trail = ''] = story.split(' → ');
    expect(hrefsOf(trailOf(moves))).toEqual(read(trail).map(({ location }) => hrefOf(location)));
  });
});

it.each([
  ['entries below home are dropped', 'limit home quota', 'home quota'],
  ['the last home is kept', 'home limit home', 'home'],
  ['login on top', 'home login', 'home login'],
  ['login below a page to read', 'login privacy', 'login privacy'],
  ['login below a private page is dropped', 'login limit', 'limit'],
  ['login below a later private page is dropped', 'login privacy limit', 'privacy limit'],
])('the history after a reload is the path to the current page: %s', (_, found, trail) => {
  const locations = (pages: string) => read(pages).map(({ location }) => location);
  expect(hrefsOf(trailFound(locations(found)))).toEqual(locations(trail).map(hrefOf));
});

const locations = fc.record({
  page: fc.constantFrom(...pageIds),
  query: fc.constantFrom({}, loan, { loanOrderId: 'L2' }),
});
const moves = fc.array(fc.record({ location: locations, tapped: fc.boolean() }), { maxLength: 40 });

describe('fold, for random moves,', () => {
  const after = (all: { location: Location; tapped: boolean }[]) =>
    all.reduce<Trail>((trail, move) => fold(trail, move), []);

  it('ends at the last location, and grows by at most one entry, only for a tap or from an empty history', () => {
    forAll(moves, locations, fc.boolean(), (all, location, tapped) => {
      const before = after(all);
      const next = fold(before, { location, tapped });
      expect(next.at(-1)?.location).toEqual(location);
      const growth = tapped || before.length === 0 ? 1 : 0;
      expect(next.length - before.length).toBeLessThanOrEqual(growth);
      expect(fold(next, { location, tapped: !tapped })).toEqual(next);
    });
  });

  it('keeps each page once, details once per order, home only at the bottom, and login only on top or under public pages', () => {
    forAll(moves, (all) => {
      const pages = after(all).map(({ location }) => location.page);
      const held = after(all).map(({ location: { page, query } }) =>
        detailsPages.includes(page) ? `${page} of ${query.loanOrderId}` : page,
      );
      expect(new Set(held).size).toBe(pages.length);
      expect(pages.lastIndexOf('home')).toBeLessThanOrEqual(0);
      const login = pages.indexOf('login');
      if (login < 0) return;
      for (const page of pages.slice(login + 1)) expect(pageRow(page).needsLogin).toBe(false);
    });
  });
});
