import type { PageId, TitleKey } from '#domain/pages.ts';

/**
 * Meta data of a state for readers and the router: `label` is its name, `page` its page, `title`
 * its title if it differs from the page's. `shows` lists the requirements that the state meets
 * (`tests/requirements/requirements.txt`); like the texts, it is removed from the app.
 */
export type StateMeta = {
  label?: string;
  page?: PageId;
  title?: TitleKey;
  shows?: readonly string[];
};

/** A snapshot with access to its states' meta data. */
export type MetaSource = { getMeta: () => Record<string, StateMeta | undefined> };

/**
 * `busy`: a service runs and the screen waits. `money`: a money action or its processing is in
 * progress. `sending`: this page is about to send money, and must not be interrupted. `question`: a
 * question covers the page, and back closes it.
 */
export type StateTag = 'busy' | 'money' | 'sending' | 'question';

/** The meta data of the innermost active state that matches. */
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

/** The title of the active states; `undefined` if the page's own title applies. */
export const titleOf = (snapshot: MetaSource): TitleKey | undefined =>
  innermost(snapshot, ({ page, title }) => title ?? page)?.title;
