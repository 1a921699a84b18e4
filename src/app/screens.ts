import { type ComponentType, lazy } from 'react';
import { type PageId, pageIds } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.machine.ts';
import type { OrderProgressView } from '#machines/order-progress/view.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.machine.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import type { RootRequest } from '#machines/root/root.setup.ts';
import type { ScreenProps } from '#views/screen.ts';
import { flowScreen } from './flow-screen.tsx';
import { lazily } from './providers/lazily.ts';
import { readingScreen } from './reading-screen.tsx';

/** A page's screen, loaded when it is first shown, and the texts it needs. */
type Row = { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> };

type Loads<Props> = () => Promise<ComponentType<Props>>;

const borrow = (screen: Loads<ScreenProps<BorrowView, BorrowEvent>>): Row => ({
  texts: ['borrow'],
  async load() {
    const [Screen, view] = await Promise.all([screen(), import('#machines/borrow/view.ts')]);
    return flowScreen((children) => children.borrow, view.selectBorrowView, Screen);
  },
});

const progress = (screen: Loads<ScreenProps<OrderProgressView, OrderProgressEvent>>): Row => ({
  texts: ['progress'],
  async load() {
    const [Screen, view] = await Promise.all([
      screen(),
      import('#machines/order-progress/view.ts'),
    ]);
    return flowScreen((children) => children.orderProgress, view.selectOrderProgressView, Screen);
  },
});

const repayment = (screen: Loads<ScreenProps<RepaymentView, RepaymentEvent>>): Row => ({
  texts: ['repay'],
  async load() {
    const [Screen, view] = await Promise.all([screen(), import('#machines/repayment/view.ts')]);
    return flowScreen((children) => children.repayment, view.selectRepaymentView, Screen);
  },
});

const reading = (screen: Loads<{ ask: (request: RootRequest) => void }>): Row => ({
  texts: ['reading'],
  load: async () => readingScreen(await screen()),
});

/** Which screen shows a page: the one table of them. */
const rows: Record<PageId, Row> = {
  home: {
    texts: ['home'],
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
  login: {
    texts: [],
    load: async () => (await import('./login-screen.tsx')).LoginScreen,
  },

  limit: borrow(async () => (await import('#views/borrow/limit.tsx')).LimitScreen),
  quota: borrow(async () => (await import('#views/borrow/quota.tsx')).QuotaScreen),
  confirm: borrow(async () => (await import('#views/borrow/confirm.tsx')).ConfirmScreen),

  review: progress(async () => (await import('#views/progress/review.tsx')).ReviewScreen),
  reviewDetails: progress(
    async () => (await import('#views/progress/review-details.tsx')).ReviewDetailsScreen,
  ),
  reject: progress(async () => (await import('#views/progress/reject.tsx')).RejectScreen),
  rejectDetails: progress(
    async () => (await import('#views/progress/reject-details.tsx')).RejectDetailsScreen,
  ),
  lending: progress(async () => (await import('#views/progress/lending.tsx')).LendingScreen),
  lendingDetails: progress(
    async () => (await import('#views/progress/lending-details.tsx')).LendingDetailsScreen,
  ),

  repay: repayment(async () => (await import('#views/repay/repay.tsx')).RepayScreen),
  repayPlan: repayment(async () => (await import('#views/repay/repay-plan.tsx')).RepayPlanScreen),
  repayDetail: repayment(
    async () => (await import('#views/repay/repay-detail.tsx')).RepayDetailScreen,
  ),

  agreement: {
    texts: ['reading'],
    load: async () => (await import('./agreement-screen.tsx')).AgreementScreen,
  },
  customerCenter: {
    texts: ['reading'],
    async load() {
      const [{ CustomerCenterScreen }, { selectSupportView }] = await Promise.all([
        import('#views/reading/customer-center.tsx'),
        import('#machines/support/view.ts'),
      ]);
      return flowScreen((children) => children.support, selectSupportView, CustomerCenterScreen);
    },
  },
  service: reading(async () => (await import('#views/reading/service.tsx')).ServiceScreen),
  privacy: reading(async () => (await import('#views/reading/privacy.tsx')).PrivacyScreen),
  error: reading(async () => (await import('#views/reading/error.tsx')).ErrorScreen),
};

/** A page's screen as a component, and a way to load it before it is shown. */
export type Screen = { Component: ComponentType; preload: () => Promise<unknown> };
export type Screens = (page: PageId) => Screen;

/** The screens of all pages, each loaded once, with its texts. */
export function createScreens(texts: AppTexts): Screens {
  const screens = new Map(
    pageIds.map((page): [PageId, Screen] => {
      const row = rows[page];
      const component = lazily(row.load);
      const load = async () => {
        const [screen] = await Promise.all([component(), texts.need(row.texts)]);
        return screen;
      };
      const Component = lazy(async () => ({ default: await load() }));
      return [page, { Component, preload: load }];
    }),
  );
  return (page) => {
    const screen = screens.get(page);
    if (!screen) throw new Error(`no screen for page ${page}`);
    return screen;
  };
}
