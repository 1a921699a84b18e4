import type { FlowId } from '#domain/pages.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import { borrowPages } from '#views/borrow/pages.ts';
import { homePages } from '#views/home/pages.ts';
import { orderProgressPages } from '#views/order-progress/pages.ts';
import { repaymentPages } from '#views/repayment/pages.ts';
import { type JoinedPages, joinPages } from '../screens/join-pages.ts';
import type { Provider } from './provider.ts';

/** How a flow is shown, and how it is made ready to run: a chunk each, fetched when it is needed. */
type FlowRow<Id extends FlowId> = {
  screens: JoinedPages<FlowSnapshots[Id], FlowEvents[Id]>;
  provider: () => Promise<Provider<Id>>;
};

/** The flows, as the app shows and runs them: one line each. */
export const appFlows: { [Id in FlowId]: FlowRow<Id> } = {
  home: {
    screens: joinPages(homePages),
    provider: async () => (await import('./home.ts')).homeProvider,
  },
  borrow: {
    screens: joinPages(borrowPages),
    provider: async () => (await import('./borrow.ts')).borrowProvider,
  },
  orderProgress: {
    screens: joinPages(orderProgressPages),
    provider: async () => (await import('./order-progress.ts')).orderProgressProvider,
  },
  repayment: {
    screens: joinPages(repaymentPages),
    provider: async () => (await import('./repayment.ts')).repaymentProvider,
  },
};
