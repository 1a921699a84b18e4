import type { LoanWindows } from '#domain/operations/operation-config.ts';
import { standing, windows } from '#machines/samples/popups.ts';
import { type Opening, opened } from './fixtures.ts';

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
