import type { PageId, Location } from '#domain/pages.ts';

export const leadsTo =
  (page: PageId) =>
  (_: unknown, { location }: { location: Location }): boolean =>
    location.page === page;
