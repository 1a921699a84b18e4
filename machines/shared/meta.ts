import type { PageId } from '#domain/pages.ts';

/** What a state tells people and the router: `label` names it in words, `page` is where it shows. */
export type StateMeta = { label?: string; page?: PageId };

/** `busy`: a service works and the screen waits. `money`: money is under way, nothing may interrupt. */
export type StateTag = 'busy' | 'money';

/**
 * The page of a snapshot: the innermost active state's own, or its nearest ancestor's.
 * Undefined between locations.
 */
export function pageOf(snapshot: {
  getMeta: () => Record<string, StateMeta | undefined>;
}): PageId | undefined {
  let innermost: { depth: number; page: PageId } | undefined;
  for (const [id, meta] of Object.entries(snapshot.getMeta())) {
    const depth = id.split('.').length;
    if (meta?.page && (!innermost || depth > innermost.depth))
      innermost = { depth, page: meta.page };
  }
  return innermost?.page;
}
