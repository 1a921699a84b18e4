import type { PageId, Place } from '#domain/pages.ts';

/** A guard: going forward leads to a certain page. */
export const leadsTo =
  (page: PageId) =>
  (_: unknown, { place }: { place: Place }): boolean =>
    place.page === page;
