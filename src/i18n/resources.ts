import type base from './en/base.ts';

type Loader<Loaded> = () => Promise<{ default: Loaded }>;

/** English is the model: the other language has the same keys. */
const inBoth = <Loaded>(en: Loader<Loaded>, fil: Loader<NoInfer<Loaded>>) => ({ en, fil });

/** The texts that pages load for themselves, a namespace a line; `base.ts` has what is there from the start. */
export const pageTexts = {
  accountDeletion: inBoth(
    () => import('./en/account-deletion.ts'),
    () => import('./fil/account-deletion.ts'),
  ),
  attempts: inBoth(
    () => import('./en/attempts.ts'),
    () => import('./fil/attempts.ts'),
  ),
  bankCardChange: inBoth(
    () => import('./en/bank-card-change.ts'),
    () => import('./fil/bank-card-change.ts'),
  ),
  borrow: inBoth(
    () => import('./en/borrow.ts'),
    () => import('./fil/borrow.ts'),
  ),
  coupons: inBoth(
    () => import('./en/coupons.ts'),
    () => import('./fil/coupons.ts'),
  ),
  feedbackTickets: inBoth(
    () => import('./en/feedback-tickets.ts'),
    () => import('./fil/feedback-tickets.ts'),
  ),
  flows: inBoth(
    () => import('./en/flows.ts'),
    () => import('./fil/flows.ts'),
  ),
  guides: inBoth(
    () => import('./en/guides.ts'),
    () => import('./fil/guides.ts'),
  ),
  helpCentre: inBoth(
    () => import('./en/help-centre.ts'),
    () => import('./fil/help-centre.ts'),
  ),
  home: inBoth(
    () => import('./en/home.ts'),
    () => import('./fil/home.ts'),
  ),
  info: inBoth(
    () => import('./en/info.ts'),
    () => import('./fil/info.ts'),
  ),
  loanStory: inBoth(
    () => import('./en/loan-story.ts'),
    () => import('./fil/loan-story.ts'),
  ),
  offlinePayment: inBoth(
    () => import('./en/offline-payment.ts'),
    () => import('./fil/offline-payment.ts'),
  ),
  operationSuccess: inBoth(
    () => import('./en/operation-success.ts'),
    () => import('./fil/operation-success.ts'),
  ),
  overpayment: inBoth(
    () => import('./en/overpayment.ts'),
    () => import('./fil/overpayment.ts'),
  ),
  orderProgress: inBoth(
    () => import('./en/order-progress.ts'),
    () => import('./fil/order-progress.ts'),
  ),
  popups: inBoth(
    () => import('./en/popups.ts'),
    () => import('./fil/popups.ts'),
  ),
  profile: inBoth(
    () => import('./en/profile.ts'),
    () => import('./fil/profile.ts'),
  ),
  records: inBoth(
    () => import('./en/records.ts'),
    () => import('./fil/records.ts'),
  ),
  repayment: inBoth(
    () => import('./en/repayment.ts'),
    () => import('./fil/repayment.ts'),
  ),
  restructure: inBoth(
    () => import('./en/restructure.ts'),
    () => import('./fil/restructure.ts'),
  ),
  rollover: inBoth(
    () => import('./en/rollover.ts'),
    () => import('./fil/rollover.ts'),
  ),
};

/** A namespace that only some pages load; the others are there from the start. */
export type PageNamespace = keyof typeof pageTexts;

type PageTexts = {
  [Name in PageNamespace]: Awaited<ReturnType<(typeof pageTexts)[Name]['en']>>['default'];
};

/** Every text of the app, by namespace, as English has it; a title is asked for as a title, and a reason as a failure, wherever they stand. */
export type Texts = typeof base &
  PageTexts & {
    common: Pick<PageTexts['flows'], 'logout' | 'needsInternet'>;
    title: Omit<PageTexts['flows'], 'code' | 'logout' | 'needsInternet'>;
    failure: Pick<PageTexts['flows'], 'code'>;
  };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
