import { agreementModel } from './flows/agreement.model.ts';
import { borrowModel } from './flows/borrow.model.ts';
import { creditCheckModel } from './flows/credit-check.model.ts';
import { creditOrderModel } from './flows/credit-order.model.ts';
import { homeModel } from './flows/home.model.ts';
import { loanOrderModel } from './flows/loan-order.model.ts';
import { loanStatusRoutingModel } from './flows/loan-status-routing.model.ts';
import { loginModel } from './flows/login.model.ts';
import { moneyActionModel } from './flows/money-action.model.ts';
import { orderProgressModel } from './flows/order-progress.model.ts';
import { repaymentModel } from './flows/repayment.model.ts';
import { rootModel } from './flows/root.model.ts';
import { smsCodeModel } from './flows/sms-code.model.ts';
import { supportModel } from './flows/support.model.ts';
import type { Model } from './harness/model.ts';

/** The machines of the app, each with its model. */
export const appModels: readonly Model[] = [
  rootModel,
  loginModel,
  smsCodeModel,
  homeModel,
  creditCheckModel,
  borrowModel,
  loanStatusRoutingModel,
  orderProgressModel,
  repaymentModel,
  moneyActionModel,
  supportModel,
  agreementModel,
];

/** The sandbox's life cycles of orders, which no view shows. */
const sandboxModels: readonly Model[] = [creditOrderModel, loanOrderModel];

/**
 * Every machine with its model. What is listed here is walked, mutated, drawn and shown in the
 * explorer; a new machine is one line.
 */
export const models: readonly Model[] = [...appModels, ...sandboxModels];
