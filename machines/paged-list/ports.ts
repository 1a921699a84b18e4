import type { Paged } from '#domain/paged.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** A null cursor loads the first page. */
export type PagedListPorts<Item, Filter> = {
  getPage: Port<{ filter: Filter; cursor: string | null }, Timed<Paged<Item>>>;
};
