import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { homeProvider as provider } from './provider.ts';
export { homeFlow as descriptor } from '#machines/home/flow.ts';
