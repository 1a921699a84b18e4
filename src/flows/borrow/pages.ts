import { joinPages } from '#app/screens/join-pages.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { LimitScreen } from './limit.tsx';
import { QuotaScreen } from './quota.tsx';
import { ConfirmScreen } from './confirm.tsx';

export const pages = pagesOf<'borrow'>()({
  select: selectBorrowView,
  screens: {
    limit: LimitScreen,
    quota: QuotaScreen,
    confirm: ConfirmScreen,
  },
});

export const screens = joinPages(pages);
export { borrowProvider as provider } from './provider.ts';
export { borrowFlow as descriptor } from '#machines/borrow/view.ts';
