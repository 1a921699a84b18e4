import type { Paged } from '#domain/paged.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** The port of a list: loads a page of the filtered items; the first one for a null cursor. */
export type PagedListPorts<Item, Filter> = {
  getPage: Port<{ filter: Filter; cursor: string | null }, Timed<Paged<Item>>>;
};
