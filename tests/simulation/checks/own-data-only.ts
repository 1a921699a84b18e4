import { childrenOf } from '#app/store.ts';
import { isMachineSnapshot } from 'xstate';
import type { Borrower } from '../server/scenarios.ts';
import type { Page } from '../phone/page.ts';
import type { MakeWatcher } from './watcher.ts';

const marksOf = ({ userId, mobile, loanOrderIds, creditOrderId }: Borrower): string[] =>
  [userId, mobile, creditOrderId, ...loanOrderIds].filter((mark) => mark !== null);

/** Returns the contexts of the root's children as text, without login, which has typed values. */
const knownOn = ({ root }: Page): string =>
  childrenOf(root)
    .filter(({ id }) => id !== 'login')
    .map((child) => {
      const snapshot: unknown = child.getSnapshot();
      return isMachineSnapshot(snapshot) ? JSON.stringify(snapshot.context) : '';
    })
    .join(' ');

/**
 * Checks that no machine of a logged-in page has an id or the mobile of another borrower. The
 * address that a person opened may contain the id of any loan, because the lender refuses its
 * request.
 */
export const ownDataOnly: MakeWatcher = ({ slots, people }) => {
  const checkedVersions = new Map<Page, number>();
  /** Address that a person last opened on each page, and user id of the first session there. */
  const links = new Map<Page, { href: string; first: string | null }>();
  if (people.length < 2) return {};
  const linked = (page: Page, userId: string): string => {
    const link = links.get(page);
    if (!link) return '';
    link.first ??= userId;
    return link.first === userId ? link.href : '';
  };
  return {
    step: (facts) =>
      slots.flatMap(({ name, page, tab }) => {
        const isTraversal = facts.some(
          (fact) => fact.type === 'mishap' && fact.page === name && fact.mishap === 'browserGoes',
        );
        if (page && (isTraversal || !links.has(page)))
          links.set(page, { href: tab.browser.href(), first: null });
        if (!page || checkedVersions.get(page) === page.app.store.version()) return [];
        checkedVersions.set(page, page.app.store.version());
        const snapshot = page.snapshot();
        const userId = snapshot.context.session?.auth.userId;
        if (userId === undefined || !snapshot.matches({ session: 'signedIn' })) return [];
        const known = knownOn(page);
        const link = linked(page, userId);
        const others = people.filter(({ borrower }) => borrower.userId !== userId);
        const seen = others
          .flatMap(({ borrower }) => marksOf(borrower))
          .find((mark) => known.includes(mark) && !link.includes(mark));
        return seen === undefined
          ? []
          : [`${name} of ${userId} has ${seen}, which belongs to another borrower.`];
      }),
  };
};
