import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { orderProgressProvider as provider } from './provider.ts';
export { orderProgressFlow as descriptor } from '#machines/order-progress/flow.ts';
