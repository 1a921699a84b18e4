import type { FlowId } from '#domain/pages.ts';
import { inBoth, type SharedNamespace } from '#i18n/shared-texts.ts';
import type { FlowDescriptors, FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { JoinedPages } from '#app/screens/joined-pages.ts';
import type { Provider } from '#app/flows/provider.ts';

/** A flow's screens, provider and descriptor in one lazy chunk. */
type FlowChunk<Id extends FlowId> = {
  screens: JoinedPages<FlowSnapshots[Id], FlowEvents[Id]>;
  provider: Provider<Id>;
  descriptor: FlowDescriptors[Id];
};

type FlowRow<Id extends FlowId> = {
  /** The texts that its screens need in addition to the flow's own. */
  shared?: readonly (SharedNamespace | FlowId)[];
  chunk: () => Promise<FlowChunk<Id>>;
};

/** The chunk and the shared texts of each flow. */
export const appFlows: { [Id in FlowId]: FlowRow<Id> } = {
  home: { shared: ['overpayment'], chunk: () => import('./home/pages.ts') },
  borrow: { shared: ['home'], chunk: () => import('./borrow/pages.ts') },
  orderProgress: { chunk: () => import('./order-progress/pages.ts') },
  repayment: { shared: ['loanStory', 'overpayment'], chunk: () => import('./repayment/pages.ts') },
  coupons: { chunk: () => import('./coupons/pages.ts') },
  records: { shared: ['home'], chunk: () => import('./records/pages.ts') },
  offlinePayment: { shared: ['loanStory'], chunk: () => import('./offline-payment/pages.ts') },
  restructure: { chunk: () => import('./restructure/pages.ts') },
  rollover: { chunk: () => import('./rollover/pages.ts') },
  bankCardChange: { chunk: () => import('./bank-card-change/pages.ts') },
  accountDeletion: { shared: ['overpayment'], chunk: () => import('./account-deletion/pages.ts') },
  feedbackTickets: { chunk: () => import('./feedback-tickets/pages.ts') },
  operationSuccess: { chunk: () => import('./operation-success/pages.ts') },
  profile: { shared: ['loanStory', 'coupons'], chunk: () => import('./profile/pages.ts') },
};

/** The texts of each flow. They are not in `appFlows`, whose type would hide their own types. */
export const flowTexts = {
  home: inBoth(
    () => import('#flows/home/en.ts'),
    () => import('#flows/home/fil.ts'),
  ),
  borrow: inBoth(
    () => import('#flows/borrow/en.ts'),
    () => import('#flows/borrow/fil.ts'),
  ),
  orderProgress: inBoth(
    () => import('#flows/order-progress/en.ts'),
    () => import('#flows/order-progress/fil.ts'),
  ),
  repayment: inBoth(
    () => import('#flows/repayment/en.ts'),
    () => import('#flows/repayment/fil.ts'),
  ),
  coupons: inBoth(
    () => import('#flows/coupons/en.ts'),
    () => import('#flows/coupons/fil.ts'),
  ),
  records: inBoth(
    () => import('#flows/records/en.ts'),
    () => import('#flows/records/fil.ts'),
  ),
  offlinePayment: inBoth(
    () => import('#flows/offline-payment/en.ts'),
    () => import('#flows/offline-payment/fil.ts'),
  ),
  restructure: inBoth(
    () => import('#flows/restructure/en.ts'),
    () => import('#flows/restructure/fil.ts'),
  ),
  rollover: inBoth(
    () => import('#flows/rollover/en.ts'),
    () => import('#flows/rollover/fil.ts'),
  ),
  bankCardChange: inBoth(
    () => import('#flows/bank-card-change/en.ts'),
    () => import('#flows/bank-card-change/fil.ts'),
  ),
  accountDeletion: inBoth(
    () => import('#flows/account-deletion/en.ts'),
    () => import('#flows/account-deletion/fil.ts'),
  ),
  feedbackTickets: inBoth(
    () => import('#flows/feedback-tickets/en.ts'),
    () => import('#flows/feedback-tickets/fil.ts'),
  ),
  operationSuccess: inBoth(
    () => import('#flows/operation-success/en.ts'),
    () => import('#flows/operation-success/fil.ts'),
  ),
  profile: inBoth(
    () => import('#flows/profile/en.ts'),
    () => import('#flows/profile/fil.ts'),
  ),
} satisfies Record<FlowId, object>;
