import { restructurePages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(restructurePages);
export { restructureProvider as provider } from './provider.ts';
export { restructureFlow as descriptor } from '#machines/restructure/flow.ts';
