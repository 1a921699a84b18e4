import type { SnapshotFrom } from 'xstate';
import { searchHelp } from '#domain/service/help-search.ts';
import type { helpCentreMachine } from './help-centre.machine.ts';
import { articleIn, type HelpCentreContext } from './help-centre.setup.ts';

export type HelpCentreSnapshot = SnapshotFrom<typeof helpCentreMachine>;

/**
 * The articles to show: stored ones in another language only if the load failed. The language is
 * null if this phone could not be read; then only loaded articles exist.
 */
function shownList({ list, language }: HelpCentreContext, failed: boolean) {
  const isOther = language !== null && list?.language !== language;
  return isOther && !failed ? null : list;
}

export function selectHelpCentreView(snapshot: HelpCentreSnapshot) {
  const { context } = snapshot;
  const failed = snapshot.matches({ articles: 'failed' });
  const list = shownList(context, failed);
  const article = list && articleIn(context);
  const { entrance, search, signedIn, chosen, unread } = context;
  return {
    entrance,
    waysFailure: snapshot.matches({ page: { centre: { ways: 'failed' } } })
      ? context.waysFailure
      : null,
    /** Whether a logged-in borrower has an unread answer. */
    unread: signedIn && unread,
    list,
    /** Why the articles are missing or outdated; null unless their fetch failed. */
    failure: failed ? context.failure : null,
    language: context.language,
    search,
    found: list && search.trim() !== '' ? searchHelp(list.topics, search) : null,
    /** The article on the page, with unsanitised `html`; null without one. */
    article,
    /** On an article page: whether the lender no longer has the article. */
    gone: snapshot.matches({ articles: 'listed' }) && article === null,
    vote: article && (chosen ?? article.vote),
    voting: snapshot.matches({ page: { article: 'voting' } }),
    voteFailure: context.voteFailure,
    signedIn,
  };
}

export type HelpCentreView = ReturnType<typeof selectHelpCentreView>;
