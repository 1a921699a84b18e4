import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { recordsProvider as provider } from './provider.ts';
export { recordsFlow as descriptor } from '#machines/records/flow.ts';
