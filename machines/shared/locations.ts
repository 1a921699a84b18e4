import type { PageId, Location } from '#domain/pages.ts';

/** A guard: going forward leads to a certain page. */
export const leadsTo =
  (page: PageId) =>
  (_: unknown, { location }: { location: Location }): boolean =>
    location.page === page;
