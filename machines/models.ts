import { agreementModel } from './agreement/model.ts';
import { attemptsModel } from './attempts/model.ts';
import { conversationModel } from './conversation/model.ts';
import { counterPaymentModel } from './life-cycles/counter-payment.model.ts';
import { countdownModel } from './countdown/model.ts';
import { couponPopupModel } from './coupon-popup/model.ts';
import { creditCheckModel } from './credit-check/model.ts';
import { creditOrderModel } from './life-cycles/credit-order.model.ts';
import { flowModels } from './flow-models.ts';
import { helpCentreModel } from './help-centre/model.ts';
import { loanOrderModel } from './life-cycles/loan-order.model.ts';
import { loanStatusRoutingModel } from './loan-status-routing/model.ts';
import { loginModel } from './login/model.ts';
import { moneyActionModel } from './money-action/model.ts';
import { operationOrderModel } from './life-cycles/operation-order.model.ts';
import { pagedListModel } from './paged-list/model.ts';
import { payNumberModel } from './life-cycles/pay-number.model.ts';
import { permissionsModel } from './permissions/model.ts';
import { popupsModel } from './popups/model.ts';
import { ratingModel } from './rating/model.ts';
import { refundModel } from './life-cycles/refund.model.ts';
import { reofferModel } from './reoffer/model.ts';
import { rolloverRestructureInitiationModel } from './rollover-restructure-initiation/model.ts';
import { rootModel } from './root/model.ts';
import { smsCodeModel } from './sms-code/model.ts';
import { uploadModel } from './upload/model.ts';
import type { Model } from '#machines/walk/model.ts';

export const appModels: readonly Model[] = [
  rootModel,
  loginModel,
  smsCodeModel,
  creditCheckModel,
  loanStatusRoutingModel,
  rolloverRestructureInitiationModel,
  ...Object.values(flowModels),
  moneyActionModel,
  attemptsModel,
  popupsModel,
  reofferModel,
  couponPopupModel,
  ratingModel,
  countdownModel,
  helpCentreModel,
  conversationModel,
  pagedListModel,
  uploadModel,
  permissionsModel,
  agreementModel,
];

const sandboxModels: readonly Model[] = [
  creditOrderModel,
  loanOrderModel,
  operationOrderModel,
  payNumberModel,
  counterPaymentModel,
  refundModel,
];

export const models: readonly Model[] = [...appModels, ...sandboxModels];
