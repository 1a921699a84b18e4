import type { FlowId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import { type JoinedPages, joinPages } from '../screens/join-pages.ts';
import type { Provider } from './provider.ts';

/** How a flow is shown, and how it is made ready to run: a chunk each, fetched when it is needed. */
type FlowRow<Id extends FlowId> = {
  /** The texts that its screens need: borrow and the records show loans as home does. */
  texts: readonly PageNamespace[];
  screens: () => Promise<JoinedPages<FlowSnapshots[Id], FlowEvents[Id]>>;
  provider: () => Promise<Provider<Id>>;
};

/** The flows, as the app shows and runs them: one line each. */
export const appFlows: { [Id in FlowId]: FlowRow<Id> } = {
  home: {
    texts: ['home'],
    screens: async () => joinPages((await import('#views/home/pages.ts')).homePages),
    provider: async () => (await import('./home.ts')).homeProvider,
  },
  borrow: {
    texts: ['borrow', 'home'],
    screens: async () => joinPages((await import('#views/borrow/pages.ts')).borrowPages),
    provider: async () => (await import('./borrow.ts')).borrowProvider,
  },
  orderProgress: {
    texts: ['orderProgress'],
    screens: async () => joinPages((await import('#views/order-progress/pages.ts')).progressPages),
    provider: async () => (await import('./order-progress.ts')).orderProgressProvider,
  },
  repayment: {
    texts: ['repayment', 'loanStory'],
    screens: async () => joinPages((await import('#views/repayment/pages.ts')).repaymentPages),
    provider: async () => (await import('./repayment.ts')).repaymentProvider,
  },
  coupons: {
    texts: ['coupons'],
    screens: async () => joinPages((await import('#views/coupons/pages.ts')).couponsPages),
    provider: async () => (await import('./coupons.ts')).couponsProvider,
  },
  records: {
    texts: ['records', 'home'],
    screens: async () => joinPages((await import('#views/records/pages.ts')).recordsPages),
    provider: async () => (await import('./records.ts')).recordsProvider,
  },
  offlinePayment: {
    texts: ['offlinePayment'],
    screens: async () => joinPages((await import('#views/offline-payment/pages.ts')).offlinePages),
    provider: async () => (await import('./offline-payment.ts')).offlinePaymentProvider,
  },
  restructure: {
    texts: ['restructure'],
    screens: async () => joinPages((await import('#views/restructure/pages.ts')).restructurePages),
    provider: async () => (await import('./restructure.ts')).restructureProvider,
  },
  rollover: {
    texts: ['rollover'],
    screens: async () => joinPages((await import('#views/rollover/pages.ts')).rolloverPages),
    provider: async () => (await import('./rollover.ts')).rolloverProvider,
  },
  operationSuccess: {
    texts: ['operationSuccess'],
    screens: async () =>
      joinPages((await import('#views/operation-success/pages.ts')).operationSuccessPages),
    provider: async () => (await import('./operation-success.ts')).operationSuccessProvider,
  },
};
