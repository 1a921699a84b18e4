import { homePages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(homePages);
export { homeProvider as provider } from './provider.ts';
export { homeFlow as descriptor } from '#machines/home/flow.ts';
