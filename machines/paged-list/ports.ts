import type { Paged } from '#domain/paged.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** What a list asks of the world: a page of what it is narrowed to, the first one where the cursor is null. */
export type PagedListPorts<Item, Filter> = {
  getPage: Port<{ filter: Filter; cursor: string | null }, Timed<Paged<Item>>>;
};
