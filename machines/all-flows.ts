import type { FlowId } from '#domain/pages.ts';
import { accountDeletionFlow } from './account-deletion/flow.ts';
import { bankCardChangeFlow } from './bank-card-change/flow.ts';
import { borrowFlow } from './borrow/flow.ts';
import { couponsFlow } from './coupons/flow.ts';
import { feedbackTicketsFlow } from './feedback-tickets/flow.ts';
import { homeFlow } from './home/flow.ts';
import { offlinePaymentFlow } from './offline-payment/flow.ts';
import { operationSuccessFlow } from './operation-success/flow.ts';
import { orderProgressFlow } from './order-progress/flow.ts';
import { profileFlow } from './profile/flow.ts';
import { recordsFlow } from './records/flow.ts';
import { repaymentFlow } from './repayment/flow.ts';
import { restructureFlow } from './restructure/flow.ts';
import { rolloverFlow } from './rollover/flow.ts';

/**
 * The descriptors of all flows, one line each, for tests and diagrams. The app has a flow's
 * descriptor once the flow's chunk has loaded.
 */
export const allFlows = {
  home: homeFlow,
  borrow: borrowFlow,
  orderProgress: orderProgressFlow,
  repayment: repaymentFlow,
  coupons: couponsFlow,
  records: recordsFlow,
  offlinePayment: offlinePaymentFlow,
  restructure: restructureFlow,
  operationSuccess: operationSuccessFlow,
  rollover: rolloverFlow,
  profile: profileFlow,
  bankCardChange: bankCardChangeFlow,
  accountDeletion: accountDeletionFlow,
  feedbackTickets: feedbackTicketsFlow,
} satisfies { [Id in FlowId]: { id: Id } };
