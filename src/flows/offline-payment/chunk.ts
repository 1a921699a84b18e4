import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { offlinePaymentProvider as provider } from './provider.ts';
export { offlinePaymentFlow as descriptor } from '#machines/offline-payment/flow.ts';
