import type { BridgeData } from '#protocol/bridge-actions.ts';
import { locationOf } from '#domain/pages.ts';

/** What `banRollback` said so far. */
export type Ban = {
  /** Whether the native back is barred everywhere. */
  isBan: boolean;
  /** Pages that the native back never leaves by closing the app. */
  pages: readonly string[];
};

export const noBan: Ban = { isBan: false, pages: [] };

/** Returns the ban after another `banRollback`, which says one of the two parts. */
export const banAfter = (ban: Ban, said: BridgeData<'banRollback'>): Ban => ({ ...ban, ...said });

/** Whether the app stands on a page that the native back does not close. */
export function keepsOpen(
  { pages }: Ban,
  at: { pathname: string; search: string } | null,
): boolean {
  return at !== null && pages.includes(locationOf(at.pathname, at.search).page);
}
