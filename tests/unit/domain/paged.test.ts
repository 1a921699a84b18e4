import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paged, withFirst, withItem, withMore } from '#domain/paged.ts';
import { forAll } from '#tests/for-all.ts';

type Row = { id: number; word: string };
const idOf = ({ id }: Row) => String(id);
const rows = (word: string, ...ids: number[]): Row[] => ids.map((id) => ({ id, word }));
const paged = (items: Row[], next: string | null): Paged<Row> => ({ items, next });
const idsIn = ({ items }: Paged<Row>) => items.map(({ id }) => id);

describe('R1: a paged list', () => {
  it('takes only the newer copy of an item that is on two pages', () => {
    const list = withMore(paged(rows('old', 9, 8), 'a'), paged(rows('new', 8, 7), 'b'), idOf);
    expect(list.items).toEqual([...rows('old', 9), ...rows('new', 8, 7)]);
    expect(list.next).toBe('b');
  });

  it('keeps the rest when its first page is fetched again', () => {
    const known = paged(rows('old', 9, 8, 7, 6, 5), 'e');
    const list = withFirst(known, paged(rows('new', 10, 9, 7), 'c'), idOf);
    expect(list.items).toEqual([...rows('new', 10, 9, 7), ...rows('old', 6, 5)]);
    expect(list.next).toBe('e');
  });

  it('keeps the later items if a new first page ends with the first known item, and none if the new page is empty', () => {
    const known = paged(rows('old', 3, 2, 1), 'x');
    const list = withFirst(known, paged(rows('new', 5, 4, 3), 'c'), idOf);
    expect(list).toEqual(paged([...rows('new', 5, 4, 3), ...rows('old', 2, 1)], 'x'));
    expect(withFirst(known, paged([], 'c'), idOf)).toEqual(paged([], 'c'));
  });

  it('starts over if the first page is the only one, or does not overlap the known items', () => {
    const known = paged(rows('old', 3, 2, 1), 'x');
    expect(idsIn(withFirst(known, paged(rows('new', 4, 3), null), idOf))).toEqual([4, 3]);
    expect(withFirst(known, paged(rows('new', 9, 8), 'h'), idOf)).toEqual(
      paged(rows('new', 9, 8), 'h'),
    );
    expect(idsIn(withFirst(known, paged([], null), idOf))).toEqual([]);
  });

  it('replaces one item in its place', () => {
    const list = withItem(paged(rows('old', 2, 1), 'x'), { id: 1, word: 'new' }, idOf);
    expect(list).toEqual(paged([...rows('old', 2), ...rows('new', 1)], 'x'));
  });

  it('never contains an item twice, for any overlap of pages', () => {
    const page = fc.record({
      items: fc.array(fc.nat(20).map((id) => ({ id, word: 'any' }))),
      next: fc.option(fc.string()),
    });
    const act = fc.tuple(fc.constantFrom(withMore<Row>, withFirst<Row>), page);
    forAll(fc.array(act), (acts) => {
      const list = acts.reduce(
        (known, [apply, newer]) => apply(known, newer, idOf),
        paged([], 'x'),
      );
      expect(new Set(idsIn(list)).size).toBe(list.items.length);
    });
  });
});
