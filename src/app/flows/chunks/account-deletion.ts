import { accountDeletionPages } from '#views/account-deletion/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(accountDeletionPages);
export { accountDeletionProvider as provider } from '../account-deletion.ts';
export { accountDeletionFlow as descriptor } from '#machines/account-deletion/flow.ts';
