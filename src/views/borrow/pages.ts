import { pagesOf } from '../flow-pages.ts';

/** The screens of the flow. */
export const borrowPages = pagesOf<'borrow'>()({
  // The applications beside the limit stand as loans do at home.
  texts: ['borrow', 'home'],
  selector: async () => (await import('#machines/borrow/view.ts')).selectBorrowView,
  screens: {
    limit: async () => (await import('./limit.tsx')).LimitScreen,
    quota: async () => (await import('./quota.tsx')).QuotaScreen,
    confirm: async () => (await import('./confirm.tsx')).ConfirmScreen,
  },
});
