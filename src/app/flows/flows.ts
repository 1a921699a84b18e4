import type { FlowId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { FlowDescriptors, FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { JoinedPages } from '../screens/join-pages.ts';
import type { Provider } from './provider.ts';

/** How a flow is shown and made ready to run, and what the root knows of it: one chunk, fetched when it is needed. */
type FlowChunk<Id extends FlowId> = {
  screens: JoinedPages<FlowSnapshots[Id], FlowEvents[Id]>;
  provider: Provider<Id>;
  descriptor: FlowDescriptors[Id];
};

type FlowRow<Id extends FlowId> = {
  /** The texts that its screens need: borrow and the records show loans as home does. */
  texts: readonly PageNamespace[];
  chunk: () => Promise<FlowChunk<Id>>;
};

/** The flows, as the app shows and runs them: one line each. */
export const appFlows: { [Id in FlowId]: FlowRow<Id> } = {
  home: {
    texts: ['home', 'overpayment'],
    chunk: () => import('./chunks/home.ts'),
  },
  borrow: {
    texts: ['borrow', 'home'],
    chunk: () => import('./chunks/borrow.ts'),
  },
  orderProgress: {
    texts: ['orderProgress'],
    chunk: () => import('./chunks/order-progress.ts'),
  },
  repayment: {
    texts: ['repayment', 'loanStory', 'overpayment'],
    chunk: () => import('./chunks/repayment.ts'),
  },
  coupons: {
    texts: ['coupons'],
    chunk: () => import('./chunks/coupons.ts'),
  },
  records: {
    texts: ['records', 'home'],
    chunk: () => import('./chunks/records.ts'),
  },
  offlinePayment: {
    texts: ['offlinePayment', 'loanStory'],
    chunk: () => import('./chunks/offline-payment.ts'),
  },
  restructure: {
    texts: ['restructure'],
    chunk: () => import('./chunks/restructure.ts'),
  },
  rollover: {
    texts: ['rollover'],
    chunk: () => import('./chunks/rollover.ts'),
  },
  bankCardChange: {
    texts: ['bankCardChange'],
    chunk: () => import('./chunks/bank-card-change.ts'),
  },
  accountDeletion: {
    texts: ['accountDeletion', 'overpayment'],
    chunk: () => import('./chunks/account-deletion.ts'),
  },
  feedbackTickets: {
    texts: ['feedbackTickets'],
    chunk: () => import('./chunks/feedback-tickets.ts'),
  },
  operationSuccess: {
    texts: ['operationSuccess'],
    chunk: () => import('./chunks/operation-success.ts'),
  },
  profile: {
    texts: ['profile', 'loanStory'],
    chunk: () => import('./chunks/profile.ts'),
  },
};
