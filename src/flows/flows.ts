import type { FlowId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { FlowDescriptors, FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { JoinedPages } from '#app/screens/join-pages.ts';
import type { Provider } from '#app/flows/provider.ts';

/** A flow's screens, provider and descriptor in one lazy chunk. */
type FlowChunk<Id extends FlowId> = {
  screens: JoinedPages<FlowSnapshots[Id], FlowEvents[Id]>;
  provider: Provider<Id>;
  descriptor: FlowDescriptors[Id];
};

type FlowRow<Id extends FlowId> = {
  /** The texts that its screens need in addition to the flow's own. */
  shared?: readonly PageNamespace[];
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
  profile: { shared: ['loanStory'], chunk: () => import('./profile/pages.ts') },
};
