/** `ms` is the time from the tap that opened the app. */
export type FirstContent = { shows: 'form' | 'amount'; ms: number };

export type MeasuredPage = {
  querySelector: (selector: string) => { readonly textContent: string | null } | null;
};

export type Opening = {
  page: () => MeasuredPage | null;
  beforePaint: (look: () => void) => void;
  /** Monotonic, in milliseconds. */
  now: () => number;
};

/** In milliseconds. */
const longest = 10_000;

function contentOf(page: MeasuredPage): FirstContent['shows'] | null {
  if (page.querySelector('main input')) return 'form';
  return page.querySelector('main')?.textContent?.includes('₱') ? 'amount' : null;
}

/**
 * Measures the time from the tap that opens the app until its page paints the first form or amount,
 * which no message of the bridge reports.
 *
 * @returns a function to call at the tap; it ends an earlier measurement
 */
export function createFirstContent(
  { page, beforePaint, now }: Opening,
  tell: (sight: FirstContent) => void,
): () => void {
  let opening = 0;
  return () => {
    opening += 1;
    const [current, tapped, before] = [opening, now(), page()];
    function look(): void {
      if (current !== opening || now() - tapped > longest) return;
      const opened = page();
      const shows = opened && opened !== before ? contentOf(opened) : null;
      if (!shows) return beforePaint(look);
      // The timeout runs after the paint.
      setTimeout(() => {
        if (current === opening) tell({ shows, ms: Math.round(now() - tapped) });
      });
    }
    look();
  };
}
