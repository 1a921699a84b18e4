import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { rolloverProvider as provider } from './provider.ts';
export { rolloverFlow as descriptor } from '#machines/rollover/flow.ts';
