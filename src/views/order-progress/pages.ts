import { pagesOf } from '../flow-pages.ts';

/** The screens of the flow. */
export const orderProgressPages = pagesOf<'orderProgress'>()({
  texts: ['orderProgress'],
  selector: async () => (await import('#machines/order-progress/view.ts')).selectOrderProgressView,
  screens: {
    review: async () => (await import('./review.tsx')).ReviewScreen,
    reviewDetails: async () => (await import('./review-details.tsx')).ReviewDetailsScreen,
    reject: async () => (await import('./reject.tsx')).RejectScreen,
    rejectDetails: async () => (await import('./reject-details.tsx')).RejectDetailsScreen,
    lending: async () => (await import('./lending.tsx')).LendingScreen,
    lendingDetails: async () => (await import('./lending-details.tsx')).LendingDetailsScreen,
  },
});
