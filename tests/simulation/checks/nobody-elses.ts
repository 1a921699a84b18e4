import { childrenOf } from '#app/store.ts';
import { isMachineSnapshot } from 'xstate';
import type { Borrower } from '../server/scenarios.ts';
import type { Page } from '../phone/page.ts';
import type { MakeWatcher } from './watcher.ts';

/** By what a borrower is known. */
const marksOf = ({ userId, mobile, loanOrderIds, creditOrderId }: Borrower): string[] =>
  [userId, mobile, creditOrderId, ...loanOrderIds].filter((mark) => mark !== null);

/** Everything that the machines of a page know, but for login, where anybody may type anything. */
const knownOn = ({ root }: Page): string =>
  childrenOf(root)
    .filter(({ id }) => id !== 'login')
    .map((child) => {
      const snapshot: unknown = child.getSnapshot();
      return isMachineSnapshot(snapshot) ? JSON.stringify(snapshot.context) : '';
    })
    .join(' ');

/**
 * Nobody sees another borrower's data. What the address names that a page was opened at is no data:
 * a link may name anybody's loan, and whoever logs in there first is asked for by the app. The lender
 * refuses them.
 */
export const nobodyElses: MakeWatcher = ({ slots, people }) => {
  const looked = new Map<Page, number>();
  /** The address that each page was opened at, and who was logged in on it first. */
  const links = new Map<Page, { href: string; first: string | null }>();
  if (people.length < 2) return {};
  const linked = (page: Page, userId: string): string => {
    const link = links.get(page);
    if (!link) return '';
    link.first ??= userId;
    return link.first === userId ? link.href : '';
  };
  return {
    step: () =>
      slots.flatMap(({ name, page, tab }) => {
        if (page && !links.has(page)) links.set(page, { href: tab.browser.href(), first: null });
        if (!page || looked.get(page) === page.app.store.version()) return [];
        looked.set(page, page.app.store.version());
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
          : [`${name} of ${userId} knows ${seen}, which is another's.`];
      }),
  };
};
