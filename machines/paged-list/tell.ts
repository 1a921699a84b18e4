import { tell } from '#machines/shared/reload.ts';

const told = tell('tellList');

export const tellingTheList = {
  'retry.pressed': told,
  'end.reached': told,
  'page.refreshed': told,
  'page.shown': told,
  'connection.restored': told,
  'session.renewed': told,
} as const;
