import { tell } from '#machines/shared/reload.ts';

const forwarded = tell('tellList');

export const tellingTheList = {
  'retry.pressed': forwarded,
  'end.reached': forwarded,
  'page.refreshed': forwarded,
  'page.shown': forwarded,
  'connection.restored': forwarded,
  'session.renewed': forwarded,
} as const;
