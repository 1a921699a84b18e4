import { pagesOf } from '../flow-pages.ts';

/** The screens of the flow. */
export const repaymentPages = pagesOf<'repayment'>()({
  texts: ['repayment'],
  selector: async () => (await import('#machines/repayment/view.ts')).selectRepaymentView,
  screens: {
    repay: async () => (await import('./repay.tsx')).RepayScreen,
    repayPlan: async () => (await import('./repay-plan.tsx')).RepayPlanScreen,
    repayDetail: async () => (await import('./repay-detail.tsx')).RepayDetailScreen,
  },
});
