/** A part of a list that is told page by page. */
export type Paged<Item> = {
  readonly items: readonly Item[];
  /** The cursor of the page that follows; null at the end. */
  readonly next: string | null;
};

type IdOf<Item> = (item: Item) => string;

/**
 * A list with the page that follows: what it has already, because pages overlap, is told anew where
 * it stands, and nothing stands twice.
 */
export function withMore<Item>(
  list: Paged<Item>,
  page: Paged<Item>,
  idOf: IdOf<Item>,
): Paged<Item> {
  const told = new Map(page.items.map((item) => [idOf(item), item]));
  const known = new Set(list.items.map(idOf));
  const items = list.items.map((item) => told.get(idOf(item)) ?? item);
  const more = [...told].filter(([id]) => !known.has(id)).map(([, item]) => item);
  return { items: [...items, ...more], next: page.next };
}

/**
 * A list whose first page was fetched again. What follows that page stays, so that whoever has
 * scrolled far down stays where they are; what stood within it and is not told any more is gone.
 * Where the page does not reach what was known, the list begins anew with it.
 */
export function withFirst<Item>(
  list: Paged<Item>,
  page: Paged<Item>,
  idOf: IdOf<Item>,
): Paged<Item> {
  const last = page.items.at(-1);
  const until = list.items.findIndex((item) => last !== undefined && idOf(item) === idOf(last));
  const first = withMore({ items: [], next: null }, page, idOf);
  if (page.next === null || until < 0) return first;
  const told = new Set(first.items.map(idOf));
  const rest = list.items.slice(until + 1).filter((item) => !told.has(idOf(item)));
  return { items: [...first.items, ...rest], next: list.next };
}

/** A list in which one item, if it has it, is told anew. */
export function withItem<Item>(list: Paged<Item>, item: Item, idOf: IdOf<Item>): Paged<Item> {
  return { ...list, items: list.items.map((one) => (idOf(one) === idOf(item) ? item : one)) };
}
