import type { BridgeData } from '#protocol/bridge-actions.ts';
import { locationOf } from '#domain/pages.ts';

export type Ban = {
  /** Whether the native back button is blocked on every page. */
  isBan: boolean;
  /** Pages on which the native back button does not close the app. */
  pages: readonly string[];
};

export const noBan: Ban = { isBan: false, pages: [] };

/** A `banRollback` message sets one of the two fields. */
export const banAfter = (ban: Ban, message: BridgeData<'banRollback'>): Ban => ({
  ...ban,
  ...message,
});

export function bansRollback(
  { pages }: Ban,
  at: { pathname: string; search: string } | null,
): boolean {
  return at !== null && pages.includes(locationOf(at.pathname, at.search).page);
}
