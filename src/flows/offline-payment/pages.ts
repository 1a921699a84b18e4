import { joinPages } from '#app/screens/join-pages.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { OfflinePaymentScreen } from './offline-payment.tsx';

export const pages = pagesOf<'offlinePayment'>()({
  select: selectOfflinePaymentView,
  screens: { repayOffline: OfflinePaymentScreen },
});

export const screens = joinPages(pages);
export { offlinePaymentProvider as provider } from './provider.ts';
export { offlinePaymentFlow as descriptor } from '#machines/offline-payment/view.ts';
