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

const en = {
  home: () => import('#flows/home/en.ts'),
  borrow: () => import('#flows/borrow/en.ts'),
  orderProgress: () => import('#flows/order-progress/en.ts'),
  repayment: () => import('#flows/repayment/en.ts'),
  coupons: () => import('#flows/coupons/en.ts'),
  records: () => import('#flows/records/en.ts'),
  offlinePayment: () => import('#flows/offline-payment/en.ts'),
  restructure: () => import('#flows/restructure/en.ts'),
  rollover: () => import('#flows/rollover/en.ts'),
  bankCardChange: () => import('#flows/bank-card-change/en.ts'),
  accountDeletion: () => import('#flows/account-deletion/en.ts'),
  feedbackTickets: () => import('#flows/feedback-tickets/en.ts'),
  operationSuccess: () => import('#flows/operation-success/en.ts'),
  profile: () => import('#flows/profile/en.ts'),
};

const fil = {
  home: () => import('#flows/home/fil.ts'),
  borrow: () => import('#flows/borrow/fil.ts'),
  orderProgress: () => import('#flows/order-progress/fil.ts'),
  repayment: () => import('#flows/repayment/fil.ts'),
  coupons: () => import('#flows/coupons/fil.ts'),
  records: () => import('#flows/records/fil.ts'),
  offlinePayment: () => import('#flows/offline-payment/fil.ts'),
  restructure: () => import('#flows/restructure/fil.ts'),
  rollover: () => import('#flows/rollover/fil.ts'),
  bankCardChange: () => import('#flows/bank-card-change/fil.ts'),
  accountDeletion: () => import('#flows/account-deletion/fil.ts'),
  feedbackTickets: () => import('#flows/feedback-tickets/fil.ts'),
  operationSuccess: () => import('#flows/operation-success/fil.ts'),
  profile: () => import('#flows/profile/fil.ts'),
};

/** The texts of each flow. They are not in `appFlows`, whose type would hide their own types. */
export const flowTexts = inBoth(en, fil) satisfies { en: Record<FlowId, object> };
