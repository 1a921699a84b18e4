import { joinPages } from '#app/screens/join-pages.ts';
import { selectAccountDeletionView } from '#machines/account-deletion/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { AccountDeleteScreen } from './account-delete.tsx';

/** The screen of the flow; all its steps are one page (S2). */
export const pages = pagesOf<'accountDeletion'>()({
  select: selectAccountDeletionView,
  screens: { accountDelete: AccountDeleteScreen },
});

export const screens = joinPages(pages);
export { accountDeletionProvider as provider } from './provider.ts';
export { accountDeletionFlow as descriptor } from '#machines/account-deletion/view.ts';
