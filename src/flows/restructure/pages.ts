import { joinPages } from '#app/screens/join-pages.ts';
import { selectRestructureView } from '#machines/restructure/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { RestructureConfirmationScreen } from './restructure-confirmation.tsx';
import { RestructureDescribeScreen } from './restructure-describe.tsx';
import { RestructureDetailsScreen } from './restructure-details.tsx';
import { RestructureReviewScreen } from './restructure-review.tsx';

export const pages = pagesOf<'restructure'>()({
  select: selectRestructureView,
  screens: {
    restructureDescribe: RestructureDescribeScreen,
    restructureDetails: RestructureDetailsScreen,
    restructureConfirmation: RestructureConfirmationScreen,
    restructureReview: RestructureReviewScreen,
  },
});

export const screens = joinPages(pages);
export { restructureProvider as provider } from './provider.ts';
export { restructureFlow as descriptor } from '#machines/restructure/view.ts';
