import { borrowPages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(borrowPages);
export { borrowProvider as provider } from './provider.ts';
export { borrowFlow as descriptor } from '#machines/borrow/flow.ts';
