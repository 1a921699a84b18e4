import { expect, test } from 'vitest';
import { isLinearizable, type Operation } from './checks/linearizable.ts';

const never = Number.POSITIVE_INFINITY;
const write = (called: number, returned: number): Operation => ({
  type: 'write',
  called,
  returned,
  adds: ['a'],
  unknown: returned === never,
});
const read = (called: number, returned: number, ...shows: string[]): Operation => ({
  type: 'read',
  called,
  returned,
  scope: '',
  shows,
});

test.for<[what: string, operations: Operation[], verdict: boolean]>([
  ['a read after the reply of a write shows the entry', [write(1, 2), read(3, 4, 'a')], true],
  ['a read after the reply of a write lacks the entry', [write(1, 2), read(3, 4)], false],
  ['a read during a write may lack the entry', [write(1, 4), read(2, 3)], true],
  ['a read during a write may show the entry', [write(1, 4), read(2, 3, 'a')], true],
  ['a shown entry disappears', [write(1, 9), read(2, 3, 'a'), read(4, 5)], false],
  ['a write without a reply has no effect', [write(1, never), read(2, 3)], true],
  ['a write without a reply is late', [write(1, never), read(2, 3), read(4, 5, 'a')], true],
  ['an entry was never written', [read(1, 2, 'a')], false],
  ['an entry is written twice', [write(1, 2), write(3, 4)], false],
])('linearizability: %s', ([, operations, verdict]) => {
  expect(isLinearizable(operations)).toBe(verdict);
});
