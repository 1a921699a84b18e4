import type { PageId } from '#domain/pages.ts';

/** The pages of the main journey, in the order in which people reach them. */
const journey: readonly PageId[] = [
  'home',
  'limit',
  'quota',
  'confirm',
  'agreement',
  'review',
  'lending',
  'repay',
  'repayDetail',
  'repayPlan',
];

/** The first page comes before what may never be needed: milliseconds after it. */
export const pause = 1_500;

/**
 * Fetches what a person will need next while they read or type, so that a tap draws at once. What
 * can't be fetched now is fetched when it is needed.
 *
 * @param load fetches a page's screen and its flow
 * @param afterLogin fetches the code that every page after login needs
 */
export function createPrefetch(
  load: (page: PageId) => Promise<unknown>,
  afterLogin: () => Promise<unknown>,
) {
  let begun = false;
  let signedIn = false;

  async function ahead(pages: readonly PageId[]): Promise<void> {
    for (const page of pages) {
      // One after another: what a person asks for meanwhile goes first.
      await load(page).catch(() => undefined);
    }
  }
  /** A person is on their way to a page: its code comes beside the flows', not after it. */
  function expected(page: PageId): void {
    if (begun) return;
    begun = true;
    afterLogin().catch(() => undefined);
    void ahead([page]);
  }
  return {
    expected,
    /** A person began to do something, perhaps to log in. */
    interacted: () => expected('home'),
    /** A page is on screen. Who has only looked at it may go on, and back, without a line. */
    rendered(page: PageId): void {
      setTimeout(() => {
        expected('home');
        if (signedIn || page === 'login') return;
        signedIn = true;
        void ahead(journey);
      }, pause);
    },
  };
}
