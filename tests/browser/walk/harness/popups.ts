import type { LoanWindows } from '#domain/operations/operation-config.ts';
import { standing, windows } from '#machines/samples/popups.ts';
import { type Opening, opened, type World } from './fixtures.ts';

const none: Partial<LoanWindows> = { reoffer: false, coupon: false, rating: false };

export const opensPopup = (
  popup: 'reoffer' | 'coupon' | 'rating',
): { start: Opening; autoReplies: Record<string, unknown> } => ({
  start: opened('/'),
  autoReplies: {
    loanWindowConfig: windows({ ...none, [popup]: true }),
    getHomepageData: standing().homepage,
  },
});

/** Goes back by the browser, after the popup has its own history entry. */
export async function goBack({ page, until }: World): Promise<void> {
  await until(async () => {
    if ((await page.evaluate(() => history.length)) < 2) throw new Error('there is no entry below');
  });
  await page.evaluate(() => history.back());
}
