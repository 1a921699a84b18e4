import { offlinePages } from '#views/offline-payment/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(offlinePages);
export { offlinePaymentProvider as provider } from '../offline-payment.ts';
export { offlinePaymentFlow as descriptor } from '#machines/offline-payment/flow.ts';
