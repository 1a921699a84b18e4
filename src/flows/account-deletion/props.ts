import type { AccountDeletionEvent } from '#machines/account-deletion/account-deletion.setup.ts';
import type { AccountDeletionView } from '#machines/account-deletion/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

export type AccountDeletionProps = ScreenProps<AccountDeletionView, AccountDeletionEvent>;
