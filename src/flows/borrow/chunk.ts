import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { borrowProvider as provider } from './provider.ts';
export { borrowFlow as descriptor } from '#machines/borrow/flow.ts';
