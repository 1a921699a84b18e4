import type { PageId, TitleKey } from '#domain/pages.ts';

/**
 * `title` is set if it differs from the page's. `shows` lists the requirements that the state meets
 * (`tests/requirements/requirements.txt`); the built app does not contain it.
 */
export type StateMeta = {
  label?: string;
  page?: PageId;
  title?: TitleKey;
  shows?: readonly string[];
};

export type MetaSource = { getMeta: () => Record<string, StateMeta | undefined> };

/**
 * `busy`: a service runs and the screen waits. `money`: a money action or its processing is in
 * progress. `sending`: a money request is prepared or sent, and must not be interrupted.
 * `question`: a question, sheet, popup or document covers the page.
 */
export type StateTag = 'busy' | 'money' | 'sending' | 'question';

function innermost(
  snapshot: MetaSource,
  read: (meta: StateMeta) => string | undefined,
): StateMeta | undefined {
  let found: { depth: number; meta: StateMeta } | undefined;
  for (const [id, meta] of Object.entries(snapshot.getMeta())) {
    const depth = id.split('.').length;
    if (meta && read(meta) && (!found || depth > found.depth)) found = { depth, meta };
  }
  return found?.meta;
}

/** The page of the innermost active state that names one; undefined without one. */
export const pageOf = (snapshot: MetaSource): PageId | undefined =>
  innermost(snapshot, ({ page }) => page)?.page;

/** The title of the active states; undefined if the page's own title applies. */
export const titleOf = (snapshot: MetaSource): TitleKey | undefined =>
  innermost(snapshot, ({ page, title }) => title ?? page)?.title;
