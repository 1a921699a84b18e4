import type { ComponentType } from 'react';
import type { FlowId, PageId, pages } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { selectBorrowView } from '#machines/borrow/view.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.machine.ts';
import type { selectOrderProgressView } from '#machines/order-progress/view.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.machine.ts';
import type { selectRepaymentView } from '#machines/repayment/view.ts';
import type { RootRequest } from '#machines/root/root.setup.ts';
import type { SupportEvent } from '#machines/support/support.machine.ts';
import type { selectSupportView } from '#machines/support/view.ts';
import type { ScreenProps } from './screen.ts';

type Loads<Loaded> = () => Promise<Loaded>;

/**
 * A flow's pages: the texts they need, the selector of what they show, and a screen each. Code is
 * loaded when it is asked for.
 */
export type FlowPages<Snapshot, View, Event, Page extends PageId> = {
  texts: readonly PageNamespace[];
  selector: Loads<(snapshot: Snapshot) => View>;
  screens: Record<Page, Loads<ComponentType<ScreenProps<View, Event>>>>;
};

type PagesOf<Select extends (snapshot: never) => unknown, Event, Page extends PageId> = FlowPages<
  Parameters<Select>[0],
  ReturnType<Select>,
  Event,
  Page
>;

/** The pages that a flow owns. */
type PageOf<Flow extends FlowId> = {
  [Page in PageId]: (typeof pages)[Page]['flow'] extends Flow ? Page : never;
}[PageId];

export const borrowPages: PagesOf<typeof selectBorrowView, BorrowEvent, PageOf<'borrow'>> = {
  // The applications beside the limit stand as loans do at home.
  texts: ['borrow', 'home'],
  selector: async () => (await import('#machines/borrow/view.ts')).selectBorrowView,
  screens: {
    limit: async () => (await import('./borrow/limit.tsx')).LimitScreen,
    quota: async () => (await import('./borrow/quota.tsx')).QuotaScreen,
    confirm: async () => (await import('./borrow/confirm.tsx')).ConfirmScreen,
  },
};

export const progressPages: PagesOf<
  typeof selectOrderProgressView,
  OrderProgressEvent,
  PageOf<'orderProgress'>
> = {
  texts: ['progress'],
  selector: async () => (await import('#machines/order-progress/view.ts')).selectOrderProgressView,
  screens: {
    review: async () => (await import('./progress/review.tsx')).ReviewScreen,
    reviewDetails: async () => (await import('./progress/review-details.tsx')).ReviewDetailsScreen,
    reject: async () => (await import('./progress/reject.tsx')).RejectScreen,
    rejectDetails: async () => (await import('./progress/reject-details.tsx')).RejectDetailsScreen,
    lending: async () => (await import('./progress/lending.tsx')).LendingScreen,
    lendingDetails: async () =>
      (await import('./progress/lending-details.tsx')).LendingDetailsScreen,
  },
};

export const repaymentPages: PagesOf<
  typeof selectRepaymentView,
  RepaymentEvent,
  PageOf<'repayment'>
> = {
  texts: ['repay'],
  selector: async () => (await import('#machines/repayment/view.ts')).selectRepaymentView,
  screens: {
    repay: async () => (await import('./repay/repay.tsx')).RepayScreen,
    repayPlan: async () => (await import('./repay/repay-plan.tsx')).RepayPlanScreen,
    repayDetail: async () => (await import('./repay/repay-detail.tsx')).RepayDetailScreen,
  },
};

export const supportPages: PagesOf<typeof selectSupportView, SupportEvent, 'customerCenter'> = {
  texts: ['reading'],
  selector: async () => (await import('#machines/support/view.ts')).selectSupportView,
  screens: {
    customerCenter: async () =>
      (await import('./reading/customer-center.tsx')).CustomerCenterScreen,
  },
};

/** Pages of plain text, which belong to no flow. */
export const textPages = {
  service: async () => (await import('./reading/service.tsx')).ServiceScreen,
  privacy: async () => (await import('./reading/privacy.tsx')).PrivacyScreen,
  error: async () => (await import('./reading/error.tsx')).ErrorScreen,
} satisfies Partial<Record<PageId, Loads<ComponentType<{ ask: (request: RootRequest) => void }>>>>;
