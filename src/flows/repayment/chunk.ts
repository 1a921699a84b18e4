import { repaymentPages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(repaymentPages);
export { repaymentProvider as provider } from './provider.ts';
export { repaymentFlow as descriptor } from '#machines/repayment/flow.ts';
