import { expect, it, vi } from 'vitest';
import { browserHistory } from '#app/navigation/browser-history.ts';

const location = { pathname: '/repay/repay', search: '?loanOrderId=loan-1' };

it.each<[string, unknown, number | null]>([
  ['what the router wrote', { idx: 3, key: 'x' }, 3],
  ['its first entry', { idx: 0 }, 0],
  ['another hand’s', { key: 'x' }, null],
  ['no number', { idx: '3' }, null],
  ['a text', 'idx', null],
  ['nothing', null, null],
])('the position of an entry is the router’s, or none: %s', (_, state, position) => {
  expect(browserHistory({ history: { state, go: () => {} }, location }).position()).toBe(position);
});

it('an address is a path with its query', () => {
  const go = vi.fn<(by: number) => void>();
  const history = browserHistory({ history: { state: null, go }, location });
  expect(history.href()).toBe('/repay/repay?loanOrderId=loan-1');
  history.go(-2);
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
});
