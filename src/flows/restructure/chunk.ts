import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { restructureProvider as provider } from './provider.ts';
export { restructureFlow as descriptor } from '#machines/restructure/flow.ts';
