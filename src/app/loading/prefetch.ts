import type { PageId } from '#domain/pages.ts';

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

/** Milliseconds between the rendering of a page and the prefetch. */
export const pause = 1_500;

/**
 * Fetches the code that a borrower probably needs next, so that a tap renders at once. Failed code
 * is fetched when it is needed.
 *
 * @param afterLogin fetches the code that every page after login needs
 */
export function createPrefetch(
  load: (page: PageId) => Promise<unknown>,
  afterLogin: () => Promise<unknown>,
) {
  let started = false;
  let signedIn = false;

  async function ahead(pages: readonly PageId[]): Promise<void> {
    for (const page of pages) {
      // Sequential, so that code for the borrower's own taps has precedence.
      await load(page).catch(() => undefined);
    }
  }
  function expected(page: PageId): void {
    if (started) return;
    started = true;
    afterLogin().catch(() => undefined);
    void ahead([page]);
  }
  return {
    expected,
    /** The first interaction may be a login. */
    interacted: () => expected('home'),
    /**
     * Fetches the main journey after the first page other than login, so that a borrower can go on
     * and back without a connection.
     */
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
