import { joinPages } from '#app/screens/join-pages.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { RepayScreen } from './repay.tsx';
import { RepayPlanScreen } from './repay-plan.tsx';
import { RepayDetailScreen } from './repay-detail.tsx';

export const pages = pagesOf<'repayment'>()({
  select: selectRepaymentView,
  screens: {
    repay: RepayScreen,
    repayPlan: RepayPlanScreen,
    repayDetail: RepayDetailScreen,
  },
});

export const screens = joinPages(pages);
export { repaymentProvider as provider } from './provider.ts';
export { repaymentFlow as descriptor } from '#machines/repayment/view.ts';
