import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { bankCardChangeProvider as provider } from './provider.ts';
export { bankCardChangeFlow as descriptor } from '#machines/bank-card-change/flow.ts';
