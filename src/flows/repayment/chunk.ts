import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { repaymentProvider as provider } from './provider.ts';
export { repaymentFlow as descriptor } from '#machines/repayment/flow.ts';
