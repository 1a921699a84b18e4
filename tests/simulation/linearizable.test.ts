import { describe, expect, it } from 'vitest';
import { isLinearizable, type Operation } from './checks/linearizable.ts';

const nothing = new Set<string>();
const write = (called: number, returned: number, ...adds: string[]): Operation => ({
  type: 'write',
  called,
  returned,
  adds,
  unknown: returned === Number.POSITIVE_INFINITY,
});
const read = (called: number, returned: number, ...shows: string[]): Operation => ({
  type: 'read',
  called,
  returned,
  scope: '',
  shows,
});
const never = Number.POSITIVE_INFINITY;

describe('isLinearizable', () => {
  it('requires a read after the reply of a write to show the entry', () => {
    expect(isLinearizable([write(1, 2, 'a'), read(3, 4, 'a')], nothing)).toBe(true);
    expect(isLinearizable([write(1, 2, 'a'), read(3, 4)], nothing)).toBe(false);
  });

  it('accepts either order of overlapping operations', () => {
    expect(isLinearizable([write(1, 4, 'a'), read(2, 3)], nothing)).toBe(true);
    expect(isLinearizable([write(1, 4, 'a'), read(2, 3, 'a')], nothing)).toBe(true);
  });

  it('rejects an entry that disappears after a read has shown it', () => {
    const history = [write(1, 9, 'a'), read(2, 3, 'a'), read(4, 5)];
    expect(isLinearizable(history, nothing)).toBe(false);
  });

  it('accepts a write without a reply, executed or not', () => {
    expect(isLinearizable([write(1, never, 'a'), read(2, 3)], nothing)).toBe(true);
    expect(isLinearizable([write(1, never, 'a'), read(2, 3), read(4, 5, 'a')], nothing)).toBe(true);
  });

  it('accepts a read of an entry only if the entry existed before or was written', () => {
    expect(isLinearizable([read(1, 2, 'a')], nothing)).toBe(false);
    expect(isLinearizable([read(1, 2, 'a')], new Set(['a']))).toBe(true);
  });

  it('rejects two writes of one entry', () => {
    expect(isLinearizable([write(1, 2, 'a'), write(3, 4, 'a')], nothing)).toBe(false);
  });
});
