import { expect, it, vi } from 'vitest';
import { browserHistory } from '#app/navigation/browser-history.ts';

const location = { pathname: '/repay/repay', search: '?loanOrderId=loan-1' };

it.each<[string, unknown, number | null]>([
  ['an entry of the router', { idx: 3, key: 'x' }, 3],
  ['the first entry of the router', { idx: 0 }, 0],
  ['an entry without an index', { key: 'x' }, null],
  ['an index that is not a number', { idx: '3' }, null],
  ['a string state', 'idx', null],
  ['a null state', null, null],
])(
  'position() returns the router’s index, or null for an entry without one: %s',
  (_, state, position) => {
    expect(browserHistory({ history: { state, go: () => {} }, location }).position()).toBe(
      position,
    );
  },
);

it('href() returns the path with its query, and go() traverses', () => {
  const go = vi.fn<(by: number) => void>();
  const history = browserHistory({ history: { state: null, go }, location });
  expect(history.href()).toBe('/repay/repay?loanOrderId=loan-1');
  history.go(-2);
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
});
