import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { accountDeletionProvider as provider } from './provider.ts';
export { accountDeletionFlow as descriptor } from '#machines/account-deletion/flow.ts';
