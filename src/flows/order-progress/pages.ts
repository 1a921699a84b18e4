import { joinPages } from '#app/screens/join-pages.ts';
import { selectOrderProgressView } from '#machines/order-progress/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { ReviewScreen } from './review.tsx';
import { ReviewDetailsScreen } from './review-details.tsx';
import { RejectScreen } from './reject.tsx';
import { RejectDetailsScreen } from './reject-details.tsx';
import { LendingScreen } from './lending.tsx';
import { LendingDetailsScreen } from './lending-details.tsx';

export const pages = pagesOf<'orderProgress'>()({
  select: selectOrderProgressView,
  screens: {
    review: ReviewScreen,
    reviewDetails: ReviewDetailsScreen,
    reject: RejectScreen,
    rejectDetails: RejectDetailsScreen,
    lending: LendingScreen,
    lendingDetails: LendingDetailsScreen,
  },
});

export const screens = joinPages(pages);
export { orderProgressProvider as provider } from './provider.ts';
export { orderProgressFlow as descriptor } from '#machines/order-progress/view.ts';
