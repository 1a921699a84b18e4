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

describe('a history of money', () => {
  it('is one order of what was done: what was answered before is shown afterwards', () => {
    expect(isLinearizable([write(1, 2, 'a'), read(3, 4, 'a')], nothing)).toBe(true);
    expect(isLinearizable([write(1, 2, 'a'), read(3, 4)], nothing)).toBe(false);
  });

  it('may have either order of what overlaps', () => {
    expect(isLinearizable([write(1, 4, 'a'), read(2, 3)], nothing)).toBe(true);
    expect(isLinearizable([write(1, 4, 'a'), read(2, 3, 'a')], nothing)).toBe(true);
  });

  it('never takes back what it has shown', () => {
    const history = [write(1, 9, 'a'), read(2, 3, 'a'), read(4, 5)];
    expect(isLinearizable(history, nothing)).toBe(false);
  });

  it('may take what nobody heard the end of, or not', () => {
    expect(isLinearizable([write(1, never, 'a'), read(2, 3)], nothing)).toBe(true);
    expect(isLinearizable([write(1, never, 'a'), read(2, 3), read(4, 5, 'a')], nothing)).toBe(true);
  });

  it('shows nothing that nobody did, and everything that was there', () => {
    expect(isLinearizable([read(1, 2, 'a')], nothing)).toBe(false);
    expect(isLinearizable([read(1, 2, 'a')], new Set(['a']))).toBe(true);
  });

  it('does nothing twice', () => {
    expect(isLinearizable([write(1, 2, 'a'), write(3, 4, 'a')], nothing)).toBe(false);
  });
});
