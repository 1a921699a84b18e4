export type Paged<Item> = {
  readonly items: readonly Item[];
  readonly next: string | null;
};

type IdOf<Item> = (item: Item) => string;

/** Pages can overlap, so an item that is already in the list is replaced in place. */
export function withMore<Item>(
  list: Paged<Item>,
  page: Paged<Item>,
  idOf: IdOf<Item>,
): Paged<Item> {
  const fetched = new Map(page.items.map((item) => [idOf(item), item]));
  const known = new Set(list.items.map(idOf));
  const items = list.items.map((item) => fetched.get(idOf(item)) ?? item);
  const more = [...fetched].filter(([id]) => !known.has(id)).map(([, item]) => item);
  return { items: [...items, ...more], next: page.next };
}

/** Replaces the first page. Later pages stay if they still follow, to keep the scroll position. */
export function withFirst<Item>(
  list: Paged<Item>,
  page: Paged<Item>,
  idOf: IdOf<Item>,
): Paged<Item> {
  const last = page.items.at(-1);
  const until = list.items.findIndex((item) => last !== undefined && idOf(item) === idOf(last));
  const first = withMore({ items: [], next: null }, page, idOf);
  if (page.next === null || until < 0) return first;
  const fetched = new Set(first.items.map(idOf));
  const rest = list.items.slice(until + 1).filter((item) => !fetched.has(idOf(item)));
  return { items: [...first.items, ...rest], next: list.next };
}

export function withItem<Item>(list: Paged<Item>, item: Item, idOf: IdOf<Item>): Paged<Item> {
  return { ...list, items: list.items.map((one) => (idOf(one) === idOf(item) ? item : one)) };
}
