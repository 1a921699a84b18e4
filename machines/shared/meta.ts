import type { PageId, TitleKey } from '#domain/pages.ts';

/**
 * What a state tells people and the router: `label` names it in words, `page` is where it shows,
 * `title` what stands above it where that is not the page's own title. `shows` are the ids of the
 * requirements that a person sees met in it (`tests/requirements/requirements.txt`); like the words,
 * it stays out of the app.
 */
export type StateMeta = {
  label?: string;
  page?: PageId;
  title?: TitleKey;
  shows?: readonly string[];
};

/** A snapshot, as far as its states' meta goes. */
export type MetaSource = { getMeta: () => Record<string, StateMeta | undefined> };

/**
 * `busy`: a service works and the screen waits. `money`: money is under way, until its outcome is
 * known. `sending`: this page itself is about to move it, and nothing may interrupt. `question`: a
 * question lies above the page, which back closes.
 */
export type StateTag = 'busy' | 'money' | 'sending' | 'question';

/** The meta of the innermost active state that says something wanted. */
function innermost(
  snapshot: MetaSource,
  says: (meta: StateMeta) => string | undefined,
): StateMeta | undefined {
  let found: { depth: number; meta: StateMeta } | undefined;
  for (const [id, meta] of Object.entries(snapshot.getMeta())) {
    const depth = id.split('.').length;
    if (meta && says(meta) && (!found || depth > found.depth)) found = { depth, meta };
  }
  return found?.meta;
}

/**
 * The page of a snapshot: the innermost active state's own, or its nearest ancestor's.
 * Undefined between locations.
 */
export const pageOf = (snapshot: MetaSource): PageId | undefined =>
  innermost(snapshot, ({ page }) => page)?.page;

/** The title that the active states name; undefined where the page's own holds. */
export const titleOf = (snapshot: MetaSource): TitleKey | undefined =>
  innermost(snapshot, ({ page, title }) => title ?? page)?.title;
