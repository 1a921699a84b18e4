import type { FlowId } from '#domain/pages.ts';
import { inBoth, type SharedNamespace } from '#i18n/shared-texts.ts';
import type { FlowDescriptors, FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { JoinedPages } from '#app/screens/joined-pages.ts';
import type { Provider } from '#app/flows/provider.ts';

/** A flow's screens, provider and descriptor in one lazy chunk. */
type FlowChunk<Id extends FlowId> = {
  pages: { joined: JoinedPages<FlowSnapshots[Id], FlowEvents[Id]> };
  provider: Provider<Id>;
  descriptor: FlowDescriptors[Id];
};

export const flowChunks: { [Id in FlowId]: () => Promise<FlowChunk<Id>> } = {
  home: () => import('#flows/home/chunk.ts'),
  borrow: () => import('#flows/borrow/chunk.ts'),
  orderProgress: () => import('#flows/order-progress/chunk.ts'),
  repayment: () => import('#flows/repayment/chunk.ts'),
  coupons: () => import('#flows/coupons/chunk.ts'),
  records: () => import('#flows/records/chunk.ts'),
  offlinePayment: () => import('#flows/offline-payment/chunk.ts'),
  restructure: () => import('#flows/restructure/chunk.ts'),
  rollover: () => import('#flows/rollover/chunk.ts'),
  bankCardChange: () => import('#flows/bank-card-change/chunk.ts'),
  accountDeletion: () => import('#flows/account-deletion/chunk.ts'),
  feedbackTickets: () => import('#flows/feedback-tickets/chunk.ts'),
  operationSuccess: () => import('#flows/operation-success/chunk.ts'),
  profile: () => import('#flows/profile/chunk.ts'),
};

/** By flow, the texts that its screens need besides its own. */
export const textsOfOthers: Partial<Record<FlowId, readonly (SharedNamespace | FlowId)[]>> = {
  home: ['overpayment'],
  borrow: ['home'],
  repayment: ['loanStory', 'overpayment'],
  records: ['home'],
  offlinePayment: ['loanStory'],
  accountDeletion: ['overpayment'],
  profile: ['loanStory', 'coupons'],
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

export const flowTexts = inBoth(en, fil) satisfies { en: Record<FlowId, object> };
