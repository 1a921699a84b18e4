import type { FlowId } from '#domain/pages.ts';
import type { SharedNamespace } from '#i18n/shared-texts.ts';
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
  /** Filipino has the keys of English. */
  fil: (typeof flows)[Id]['en'];
};

/**
 * The chunk and the texts of each flow. `chunk` names its type, because an inferred one would
 * depend on the screens, and these depend on the types of the texts.
 */
const flows = {
  home: {
    shared: ['overpayment'],
    chunk: (): Promise<FlowChunk<'home'>> => import('./home/pages.ts'),
    en: () => import('#flows/home/en.ts'),
    fil: () => import('#flows/home/fil.ts'),
  },
  borrow: {
    shared: ['home'],
    chunk: (): Promise<FlowChunk<'borrow'>> => import('./borrow/pages.ts'),
    en: () => import('#flows/borrow/en.ts'),
    fil: () => import('#flows/borrow/fil.ts'),
  },
  orderProgress: {
    chunk: (): Promise<FlowChunk<'orderProgress'>> => import('./order-progress/pages.ts'),
    en: () => import('#flows/order-progress/en.ts'),
    fil: () => import('#flows/order-progress/fil.ts'),
  },
  repayment: {
    shared: ['loanStory', 'overpayment'],
    chunk: (): Promise<FlowChunk<'repayment'>> => import('./repayment/pages.ts'),
    en: () => import('#flows/repayment/en.ts'),
    fil: () => import('#flows/repayment/fil.ts'),
  },
  coupons: {
    chunk: (): Promise<FlowChunk<'coupons'>> => import('./coupons/pages.ts'),
    en: () => import('#flows/coupons/en.ts'),
    fil: () => import('#flows/coupons/fil.ts'),
  },
  records: {
    shared: ['home'],
    chunk: (): Promise<FlowChunk<'records'>> => import('./records/pages.ts'),
    en: () => import('#flows/records/en.ts'),
    fil: () => import('#flows/records/fil.ts'),
  },
  offlinePayment: {
    shared: ['loanStory'],
    chunk: (): Promise<FlowChunk<'offlinePayment'>> => import('./offline-payment/pages.ts'),
    en: () => import('#flows/offline-payment/en.ts'),
    fil: () => import('#flows/offline-payment/fil.ts'),
  },
  restructure: {
    chunk: (): Promise<FlowChunk<'restructure'>> => import('./restructure/pages.ts'),
    en: () => import('#flows/restructure/en.ts'),
    fil: () => import('#flows/restructure/fil.ts'),
  },
  rollover: {
    chunk: (): Promise<FlowChunk<'rollover'>> => import('./rollover/pages.ts'),
    en: () => import('#flows/rollover/en.ts'),
    fil: () => import('#flows/rollover/fil.ts'),
  },
  bankCardChange: {
    chunk: (): Promise<FlowChunk<'bankCardChange'>> => import('./bank-card-change/pages.ts'),
    en: () => import('#flows/bank-card-change/en.ts'),
    fil: () => import('#flows/bank-card-change/fil.ts'),
  },
  accountDeletion: {
    shared: ['overpayment'],
    chunk: (): Promise<FlowChunk<'accountDeletion'>> => import('./account-deletion/pages.ts'),
    en: () => import('#flows/account-deletion/en.ts'),
    fil: () => import('#flows/account-deletion/fil.ts'),
  },
  feedbackTickets: {
    chunk: (): Promise<FlowChunk<'feedbackTickets'>> => import('./feedback-tickets/pages.ts'),
    en: () => import('#flows/feedback-tickets/en.ts'),
    fil: () => import('#flows/feedback-tickets/fil.ts'),
  },
  operationSuccess: {
    chunk: (): Promise<FlowChunk<'operationSuccess'>> => import('./operation-success/pages.ts'),
    en: () => import('#flows/operation-success/en.ts'),
    fil: () => import('#flows/operation-success/fil.ts'),
  },
  profile: {
    shared: ['loanStory', 'coupons'],
    chunk: (): Promise<FlowChunk<'profile'>> => import('./profile/pages.ts'),
    en: () => import('#flows/profile/en.ts'),
    fil: () => import('#flows/profile/fil.ts'),
  },
} as const;

/** The flows with one type for all rows, which hides the types of the texts. */
export const appFlows: { [Id in FlowId]: FlowRow<Id> } = flows;

export { flows as flowTexts };
