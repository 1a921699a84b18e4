import type { FlowId } from '#domain/pages.ts';
import { accountDeletionModel } from './account-deletion/model.ts';
import { bankCardChangeModel } from './bank-card-change/model.ts';
import { borrowModel } from './borrow/model.ts';
import { couponsModel } from './coupons/model.ts';
import { feedbackTicketsModel } from './feedback-tickets/model.ts';
import { homeModel } from './home/model.ts';
import { offlinePaymentModel } from './offline-payment/model.ts';
import { operationSuccessModel } from './operation-success/model.ts';
import { orderProgressModel } from './order-progress/model.ts';
import { profileModel } from './profile/model.ts';
import { recordsModel } from './records/model.ts';
import { repaymentModel } from './repayment/model.ts';
import { restructureModel } from './restructure/model.ts';
import { rolloverModel } from './rollover/model.ts';

/**
 * All flows with their models and descriptors, one line each, for tests and diagrams. The app takes
 * only types from here, and has a flow's descriptor once the flow's chunk has loaded.
 */
export const flowModels = {
  home: homeModel,
  borrow: borrowModel,
  orderProgress: orderProgressModel,
  repayment: repaymentModel,
  coupons: couponsModel,
  records: recordsModel,
  offlinePayment: offlinePaymentModel,
  restructure: restructureModel,
  operationSuccess: operationSuccessModel,
  rollover: rolloverModel,
  profile: profileModel,
  bankCardChange: bankCardChangeModel,
  accountDeletion: accountDeletionModel,
  feedbackTickets: feedbackTicketsModel,
} satisfies { [Id in FlowId]: { flow: { id: Id } } };
