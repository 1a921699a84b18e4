import type { FlowId } from '#domain/pages.ts';
import type { Provider } from './provider.ts';

/** How each flow is made ready to run: one line and one chunk each. */
export const providers: { [Id in FlowId]: () => Promise<Provider<Id>> } = {
  home: async () => (await import('./home.ts')).homeProvider,
  borrow: async () => (await import('./borrow.ts')).borrowProvider,
  orderProgress: async () => (await import('./order-progress.ts')).orderProgressProvider,
  repayment: async () => (await import('./repayment.ts')).repaymentProvider,
};
