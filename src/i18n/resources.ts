import type base from './en/base.ts';

type Loader<Loaded> = () => Promise<{ default: Loaded }>;

/** English defines the keys; the other language must have the same ones. */
const inBoth = <Loaded>(en: Loader<Loaded>, fil: Loader<NoInfer<Loaded>>) => ({ en, fil });

/** The texts that pages load, by namespace; `base.ts` has the texts of the start. */
export const pageTexts = {
  accountDeletion: inBoth(
    () => import('#flows/account-deletion/en.ts'),
    () => import('#flows/account-deletion/fil.ts'),
  ),
  attempts: inBoth(
    () => import('./en/attempts.ts'),
    () => import('./fil/attempts.ts'),
  ),
  bankCardChange: inBoth(
    () => import('#flows/bank-card-change/en.ts'),
    () => import('#flows/bank-card-change/fil.ts'),
  ),
  borrow: inBoth(
    () => import('#flows/borrow/en.ts'),
    () => import('#flows/borrow/fil.ts'),
  ),
  coupons: inBoth(
    () => import('#flows/coupons/en.ts'),
    () => import('#flows/coupons/fil.ts'),
  ),
  feedbackTickets: inBoth(
    () => import('#flows/feedback-tickets/en.ts'),
    () => import('#flows/feedback-tickets/fil.ts'),
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
    () => import('#flows/home/en.ts'),
    () => import('#flows/home/fil.ts'),
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
    () => import('#flows/offline-payment/en.ts'),
    () => import('#flows/offline-payment/fil.ts'),
  ),
  operationSuccess: inBoth(
    () => import('#flows/operation-success/en.ts'),
    () => import('#flows/operation-success/fil.ts'),
  ),
  overpayment: inBoth(
    () => import('./en/overpayment.ts'),
    () => import('./fil/overpayment.ts'),
  ),
  orderProgress: inBoth(
    () => import('#flows/order-progress/en.ts'),
    () => import('#flows/order-progress/fil.ts'),
  ),
  popups: inBoth(
    () => import('./en/popups.ts'),
    () => import('./fil/popups.ts'),
  ),
  profile: inBoth(
    () => import('#flows/profile/en.ts'),
    () => import('#flows/profile/fil.ts'),
  ),
  records: inBoth(
    () => import('#flows/records/en.ts'),
    () => import('#flows/records/fil.ts'),
  ),
  repayment: inBoth(
    () => import('#flows/repayment/en.ts'),
    () => import('#flows/repayment/fil.ts'),
  ),
  restructure: inBoth(
    () => import('#flows/restructure/en.ts'),
    () => import('#flows/restructure/fil.ts'),
  ),
  rollover: inBoth(
    () => import('#flows/rollover/en.ts'),
    () => import('#flows/rollover/fil.ts'),
  ),
};

/** A namespace that only some pages load; the others are part of the start. */
export type PageNamespace = keyof typeof pageTexts;

type PageTexts = {
  [Name in PageNamespace]: Awaited<ReturnType<(typeof pageTexts)[Name]['en']>>['default'];
};

type KeyOfEach<Part> = Part extends object ? keyof Part : never;

/** The titles of all flows, from their texts. */
type FlowTitles = Record<
  KeyOfEach<Extract<PageTexts[PageNamespace], { titles: object }>['titles']>,
  string
>;

/**
 * All texts of the app, by namespace, with the type of the English texts. A title always has the
 * namespace `title`, and a reason `failure`, wherever its file is.
 */
export type Texts = typeof base &
  PageTexts & {
    common: Pick<PageTexts['flows'], 'logout' | 'needsInternet'>;
    title: Omit<PageTexts['flows'], 'code' | 'logout' | 'needsInternet'> & FlowTitles;
    failure: Pick<PageTexts['flows'], 'code'>;
  };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
