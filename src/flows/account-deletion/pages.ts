import { selectAccountDeletionView } from '#machines/account-deletion/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { AccountDeleteScreen } from './account-delete.tsx';

/** The screen of the flow; all its steps are one page (S2). */
export const pages = pagesOf<'accountDeletion'>()({
  select: selectAccountDeletionView,
  screens: { accountDelete: AccountDeleteScreen },
});
