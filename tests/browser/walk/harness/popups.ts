import type { LoanWindows } from '#domain/operation-config.ts';
import { standing, windows } from '#machines/samples/popups.ts';
import { type Opening, opened, type World } from './fixtures.ts';

const none: Partial<LoanWindows> = { reoffer: false, coupon: false, rating: false };

/** Home as it opens one popup, and no other: what the lender allows, and a borrower who is due it. */
export const opensPopup = (
  popup: 'reoffer' | 'coupon' | 'rating',
): { start: Opening; autoReplies: Record<string, unknown> } => ({
  start: opened('/'),
  autoReplies: {
    loanWindowConfig: windows({ ...none, [popup]: true }),
    getHomepageData: standing().homepage,
  },
});

/** The browser's own back, once the popup has an entry of its own to leave. */
export async function goBack({ page, until }: World): Promise<void> {
  await until(async () => {
    if ((await page.evaluate(() => history.length)) < 2) throw new Error('nothing lies below');
  });
  await page.evaluate(() => history.back());
}
