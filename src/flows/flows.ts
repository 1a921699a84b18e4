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
    chunk: () => import('./home/chunk.ts'),
  },
  borrow: {
    texts: ['borrow', 'home'],
    chunk: () => import('./borrow/chunk.ts'),
  },
  orderProgress: {
    texts: ['orderProgress'],
    chunk: () => import('./order-progress/chunk.ts'),
  },
  repayment: {
    texts: ['repayment', 'loanStory', 'overpayment'],
    chunk: () => import('./repayment/chunk.ts'),
  },
  coupons: {
    texts: ['coupons'],
    chunk: () => import('./coupons/chunk.ts'),
  },
  records: {
    texts: ['records', 'home'],
    chunk: () => import('./records/chunk.ts'),
  },
  offlinePayment: {
    texts: ['offlinePayment', 'loanStory'],
    chunk: () => import('./offline-payment/chunk.ts'),
  },
  restructure: {
    texts: ['restructure'],
    chunk: () => import('./restructure/chunk.ts'),
  },
  rollover: {
    texts: ['rollover'],
    chunk: () => import('./rollover/chunk.ts'),
  },
  bankCardChange: {
    texts: ['bankCardChange'],
    chunk: () => import('./bank-card-change/chunk.ts'),
  },
  accountDeletion: {
    texts: ['accountDeletion', 'overpayment'],
    chunk: () => import('./account-deletion/chunk.ts'),
  },
  feedbackTickets: {
    texts: ['feedbackTickets'],
    chunk: () => import('./feedback-tickets/chunk.ts'),
  },
  operationSuccess: {
    texts: ['operationSuccess'],
    chunk: () => import('./operation-success/chunk.ts'),
  },
  profile: {
    texts: ['profile', 'loanStory'],
    chunk: () => import('./profile/chunk.ts'),
  },
};
