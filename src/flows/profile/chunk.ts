import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { profileProvider as provider } from './provider.ts';
export { profileFlow as descriptor } from '#machines/profile/flow.ts';
