import { locationOf } from '#domain/pages.ts';

/** On which pages the native back is barred, as `banRollback` last said. */
export type Ban = { isBan: boolean } | { pages: readonly string[] };

export const noBan: Ban = { isBan: false };

/** Whether back is barred where the app stands: everywhere, or on a named page. */
export function isBarred(ban: Ban, at: { pathname: string; search: string } | null): boolean {
  if ('isBan' in ban) return ban.isBan;
  if (at === null) return false;
  return ban.pages.includes(locationOf(at.pathname, at.search).page);
}
