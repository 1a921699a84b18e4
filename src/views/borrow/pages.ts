import type { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { pagesOf } from '../flow-pages.ts';

export const borrowPages = pagesOf<typeof borrowMachine, 'borrow'>()({
  // The applications beside the limit stand as loans do at home.
  texts: ['borrow', 'home'],
  selector: async () => (await import('#machines/borrow/view.ts')).selectBorrowView,
  screens: {
    limit: async () => (await import('./limit.tsx')).LimitScreen,
    quota: async () => (await import('./quota.tsx')).QuotaScreen,
    confirm: async () => (await import('./confirm.tsx')).ConfirmScreen,
  },
});
