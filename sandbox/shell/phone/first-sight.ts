/** What a page shows first of what a borrower opens the app for. */
export type FirstSight = { shows: 'form' | 'amount'; ms: number };

/** The part of a document that is looked at. */
export type SeenPage = {
  querySelector: (selector: string) => { readonly textContent: string | null } | null;
};

/** The parts of the phone's window and of its web view that measure an opening. */
export type Opening = {
  /** The page that the web view shows; null while it shows none. */
  page: () => SeenPage | null;
  /** Runs a function before the next paint. */
  beforePaint: (look: () => void) => void;
  /** A clock that only goes forward, in milliseconds. */
  now: () => number;
};

/** How long an opening is watched, in milliseconds. */
const longest = 10_000;

function shownIn(page: SeenPage): FirstSight['shows'] | null {
  if (page.querySelector('main input')) return 'form';
  return page.querySelector('main')?.textContent?.includes('₱') ? 'amount' : null;
}

/**
 * Measures each opening of the app's page from the tap until the page paints its first form or amount,
 * from outside of the page: a native app and its pages have no message for it.
 *
 * @returns a function to call at the tap, which ends the measuring of an earlier one
 */
export function createFirstSight(
  { page, beforePaint, now }: Opening,
  tell: (sight: FirstSight) => void,
): () => void {
  let opening = 0;
  return () => {
    opening += 1;
    const [current, tapped, before] = [opening, now(), page()];
    function look(): void {
      if (current !== opening || now() - tapped > longest) return;
      const opened = page();
      const shows = opened && opened !== before ? shownIn(opened) : null;
      if (!shows) return beforePaint(look);
      // Runs after the paint.
      setTimeout(() => {
        if (current === opening) tell({ shows, ms: Math.round(now() - tapped) });
      });
    }
    look();
  };
}
