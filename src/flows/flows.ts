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
  /** The texts of its screens; borrow and the records show loans with home's texts. */
  texts: readonly PageNamespace[];
  chunk: () => Promise<FlowChunk<Id>>;
};

/** All flows as the app shows and runs them, one line each. */
export const appFlows: { [Id in FlowId]: FlowRow<Id> } = {
  home: {
    texts: ['home', 'overpayment'],
    chunk: () => import('./home/pages.ts'),
  },
  borrow: {
    texts: ['borrow', 'home'],
    chunk: () => import('./borrow/pages.ts'),
  },
  orderProgress: {
    texts: ['orderProgress'],
    chunk: () => import('./order-progress/pages.ts'),
  },
  repayment: {
    texts: ['repayment', 'loanStory', 'overpayment'],
    chunk: () => import('./repayment/pages.ts'),
  },
  coupons: {
    texts: ['coupons'],
    chunk: () => import('./coupons/pages.ts'),
  },
  records: {
    texts: ['records', 'home'],
    chunk: () => import('./records/pages.ts'),
  },
  offlinePayment: {
    texts: ['offlinePayment', 'loanStory'],
    chunk: () => import('./offline-payment/pages.ts'),
  },
  restructure: {
    texts: ['restructure'],
    chunk: () => import('./restructure/pages.ts'),
  },
  rollover: {
    texts: ['rollover'],
    chunk: () => import('./rollover/pages.ts'),
  },
  bankCardChange: {
    texts: ['bankCardChange'],
    chunk: () => import('./bank-card-change/pages.ts'),
  },
  accountDeletion: {
    texts: ['accountDeletion', 'overpayment'],
    chunk: () => import('./account-deletion/pages.ts'),
  },
  feedbackTickets: {
    texts: ['feedbackTickets'],
    chunk: () => import('./feedback-tickets/pages.ts'),
  },
  operationSuccess: {
    texts: ['operationSuccess'],
    chunk: () => import('./operation-success/pages.ts'),
  },
  profile: {
    texts: ['profile', 'loanStory'],
    chunk: () => import('./profile/pages.ts'),
  },
};
