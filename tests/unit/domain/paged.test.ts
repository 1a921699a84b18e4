import {
  array,
  assert,
  constantFrom,
  nat,
  option,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paged, withFirst, withItem, withMore } from '#domain/paged.ts';

type Row = { id: number; word: string };
const idOf = ({ id }: Row) => String(id);
const rows = (word: string, ...ids: number[]): Row[] => ids.map((id) => ({ id, word }));
const paged = (items: Row[], next: string | null): Paged<Row> => ({ items, next });
const idsIn = ({ items }: Paged<Row>) => items.map(({ id }) => id);

describe('R1: a list that is told page by page', () => {
  it('goes on with the page that follows', () => {
    const list = withMore(paged(rows('old', 9, 8), 'a'), paged(rows('new', 7, 6), null), idOf);
    expect(idsIn(list)).toEqual([9, 8, 7, 6]);
    expect(list.next).toBeNull();
  });

  it('tells anew what pages have in common, once', () => {
    const list = withMore(paged(rows('old', 9, 8), 'a'), paged(rows('new', 8, 7), 'b'), idOf);
    expect(list.items).toEqual([...rows('old', 9), ...rows('new', 8, 7)]);
    expect(list.next).toBe('b');
  });

  it('keeps what follows the first page when that is fetched again', () => {
    const known = paged(rows('old', 9, 8, 7, 6, 5), 'e');
    const list = withFirst(known, paged(rows('new', 10, 9, 7), 'c'), idOf);
    expect(list.items).toEqual([...rows('new', 10, 9, 7), ...rows('old', 6, 5)]);
    expect(list.next).toBe('e');
  });

  it('keeps what follows its own first item, where the page reaches no further', () => {
    const known = paged(rows('old', 3, 2, 1), 'x');
    const list = withFirst(known, paged(rows('new', 5, 4, 3), 'c'), idOf);
    expect(list).toEqual(paged([...rows('new', 5, 4, 3), ...rows('old', 2, 1)], 'x'));
    expect(withFirst(known, paged([], 'c'), idOf)).toEqual(paged([], 'c'));
  });

  it('begins anew where the first page is all, and where it does not reach what was known', () => {
    const known = paged(rows('old', 3, 2, 1), 'x');
    expect(idsIn(withFirst(known, paged(rows('new', 4, 3), null), idOf))).toEqual([4, 3]);
    expect(withFirst(known, paged(rows('new', 9, 8), 'h'), idOf)).toEqual(
      paged(rows('new', 9, 8), 'h'),
    );
    expect(idsIn(withFirst(known, paged([], null), idOf))).toEqual([]);
  });

  it('tells one item anew where it stands', () => {
    const list = withItem(paged(rows('old', 2, 1), 'x'), { id: 1, word: 'new' }, idOf);
    expect(list).toEqual(paged([...rows('old', 2), ...rows('new', 1)], 'x'));
  });

  it('never has anything twice, however pages overlap', () => {
    const page = record({
      items: array(nat(20).map((id) => ({ id, word: 'any' }))),
      next: option(string()),
    });
    const act = tuple(constantFrom(withMore<Row>, withFirst<Row>), page);
    assert(
      property(array(act), (acts) => {
        const list = acts.reduce(
          (known, [apply, told]) => apply(known, told, idOf),
          paged([], 'x'),
        );
        expect(new Set(idsIn(list)).size).toBe(list.items.length);
      }),
    );
  });
});
