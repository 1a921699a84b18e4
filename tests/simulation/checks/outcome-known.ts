import { isBusy } from '#app/navigation/follow.ts';
import type { Location } from '#domain/pages.ts';
import { gesturesOn } from '../people/gestures.ts';
import type { Page } from '../phone/page.ts';
import type { Attempt } from '../server/server.ts';
import { named } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

const ways = [
  'nav.back',
  'goes to home',
  'goes to customerCenter',
  'maintenance.closed',
  'logout.cancelled',
];

const hasWayOut = (page: Page, { page: id }: Location): boolean =>
  ['home', 'login'].includes(id) || gesturesOn(page).some(({ name }) => ways.includes(name));

const isSignedIn = (page: Page): boolean => page.snapshot().matches({ session: 'signedIn' });

/**
 * Checks the pages ten minutes after the last failure. The app has shown the outcome of every
 * attempt that reached the server, if the borrower is logged in on the attempt’s phone or the
 * attempt deleted the account. Every page is at rest with a way out.
 */
export const outcomeKnown: MakeWatcher = ({ slots, server, displayedOutcomes }) => {
  const phones = new Map<string, string>();
  const canLearnOutcome = ({ suffix, mobile }: Attempt): boolean =>
    slots.some(({ phone, page }) => {
      const snapshot = page?.snapshot();
      const isThere = snapshot?.context.session?.auth.mobile === mobile;
      return phones.get(suffix) === phone.name && isThere && page !== null && isSignedIn(page);
    });
  /** Phones that have shown the deletion of an account. */
  const parted = new Set<string>();
  const phoneOf = (page: string) => slots.find(({ name }) => name === page)?.phone.name ?? page;
  /** A phone must show an executed deletion even without a session. */
  const isHiddenDeletion = ({ suffix, kind, own }: Attempt): boolean =>
    kind === 'deleteAccount' && own.length > 0 && !parted.has(phones.get(suffix) ?? '');
  return {
    step(facts) {
      for (const fact of facts) {
        if (fact.type === 'written') phones.set(fact.suffix, fact.phone);
        if (fact.type === 'shown' && fact.location.page === 'accountDeleted') {
          parted.add(phoneOf(fact.page));
        }
      }
      return [];
    },
    end() {
      const lost = slots.flatMap(({ name, page }) => {
        const location = page?.location() ?? null;
        if (!page || location === null) return [`${name} shows no page.`];
        if (!hasWayOut(page, location)) return [`${name} has no way out of ${location.page}.`];
        if (isBusy(page.snapshot())) return [`${name} is still busy at ${location.page}.`];
        if (!page.movesMoney() || !isSignedIn(page)) return [];
        return [`${name} still shows an unknown outcome of a money attempt.`];
      });
      const undisplayed = [...server.attempts.values()].filter(
        (attempt) =>
          (canLearnOutcome(attempt) || isHiddenDeletion(attempt)) &&
          !displayedOutcomes.some(({ suffix }) => suffix === attempt.suffix),
      );
      return [
        ...lost,
        ...undisplayed.map(
          ({ suffix, kind }) => `No page showed the outcome of the ${named(suffix, kind)}.`,
        ),
      ];
    },
  };
};
