import type { PageId, Location } from '#domain/pages.ts';

/** Guard: going forward leads to a certain page. */
export const leadsTo =
  (page: PageId) =>
  (_: unknown, { location }: { location: Location }): boolean =>
    location.page === page;
