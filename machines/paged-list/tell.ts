import { tell } from '#machines/shared/reload.ts';

const told = tell('tellList');

/** What a page that shows a list tells it, by its action `tellList`. */
export const tellingTheList = {
  'retry.pressed': told,
  'end.reached': told,
  'page.refreshed': told,
  'page.shown': told,
  'connection.restored': told,
  'session.renewed': told,
} as const;
