import * as v from 'valibot';
import { AgreementDocument, Consent } from '#domain/loans/agreement.ts';
import { LoanStatus } from '#domain/loans/loan-order.ts';
import {
  DeferralOrder,
  OperationPayment,
  OperationState,
  RestructureOrder,
} from '#domain/operations/operation.ts';
import { Id, Pesos } from '#domain/primitives.ts';
import { PendingRepayment, RepaymentDetail, RepaymentRequest } from '#domain/payments/repayment.ts';
import { ServiceFeeRequest } from '#domain/loans/service-fee.ts';
import { Checkstand, CheckstandRequest } from '#domain/payments/virtual-account.ts';
import { by } from './caller.ts';
import { group } from './method.ts';

const Deferral = v.object({ deferralOrderId: Id });
const Restructure = v.object({ restructureOrderId: Id });

/** `payment` is null if nothing is missing (the project's own addition). */
const confirmation = { agreement: Consent, payment: v.nullable(OperationPayment) };

export const repayMethods = group({
  queryPendingRepayPlan: {
    data: v.object({ loanOrderId: Id }),
    reply: PendingRepayment,
    effect: 'read',
    caller: by('repayment', 'the repay page or the plan opens'),
  },
  queryRepayOrderDetail: {
    data: v.object({ loanOrderId: Id }),
    reply: RepaymentDetail,
    effect: 'read',
    caller: by(
      'repayment, moneyAction',
      'the detail page opens; before a payment; when the outcome of a payment, a rollover or a restructure is unknown',
    ),
  },
  repaymentConfirm: {
    data: RepaymentRequest,
    /** `reference` identifies the payment in the repayment detail. */
    reply: v.object({
      loanOrderId: Id,
      status: LoanStatus,
      paidAmount: Pesos,
      reference: v.string(),
    }),
    effect: 'once',
    caller: by('moneyAction', 'the borrower confirms an online repayment'),
  },
  /** Starts a rollover, or returns a started one; 1600001 if the loan is not eligible. */
  repayDeferralInitiate: {
    data: v.object({ loanOrderId: Id }),
    reply: Deferral,
    effect: 'write',
    caller: by('rolloverRestructureInitiation', 'a rollover is started'),
  },
  repayDeferralDetail: {
    data: Deferral,
    reply: DeferralOrder,
    effect: 'read',
    caller: by(
      'rollover, operationSuccess, moneyAction',
      'a page of the rollover opens, then every few seconds; before its confirmation; when its outcome is unknown',
    ),
  },
  /** Irreversible. `paidAmount` is the amount that this confirmation withdrew. */
  repayDeferralConfirm: {
    data: v.object({ deferralOrderId: Id, ...confirmation }),
    reply: v.object({ deferralOrderId: Id, state: OperationState, paidAmount: Pesos }),
    effect: 'once',
    caller: by('moneyAction', 'the borrower confirms the rollover'),
  },
  repayDeferralCompletionAck: {
    data: Deferral,
    reply: v.object({}),
    effect: 'write',
    caller: by('operationSuccess', 'the success page is shown; retried until the server replies'),
  },
  /** Starts a restructure, or returns a started one; 1600002 if the loan is not eligible. */
  repayRestructureInitiate: {
    data: v.object({ loanOrderId: Id }),
    reply: Restructure,
    effect: 'write',
    caller: by('rolloverRestructureInitiation', 'a restructure is started'),
  },
  repayRestructureDetail: {
    data: Restructure,
    reply: RestructureOrder,
    effect: 'read',
    caller: by(
      'restructure, moneyAction, operationSuccess',
      'a page of the restructure opens; polled during the review; before its confirmation; when its outcome is unknown; the success page opens',
    ),
  },
  repayRestructureContractPreview: {
    data: Restructure,
    reply: AgreementDocument,
    effect: 'read',
    caller: by('restructure', 'the confirmation page opens'),
  },
  /**
   * The borrower cannot cancel the restructure afterwards, but a payment during the review cancels
   * it, or returns it to `INITIATED`. `paidAmount` is the amount that this confirmation withdrew.
   */
  repayRestructureConfirm: {
    data: v.object({ restructureOrderId: Id, ...confirmation }),
    reply: v.object({ restructureOrderId: Id, state: OperationState, paidAmount: Pesos }),
    effect: 'once',
    caller: by('moneyAction', 'the borrower confirms a restructure with the agreement ticked'),
  },
  repayRestructureCompletionAck: {
    data: Restructure,
    reply: v.object({}),
    effect: 'write',
    caller: by('operationSuccess', 'the success page is shown; retried until the server replies'),
  },
  serviceFeePayment: {
    data: ServiceFeeRequest,
    reply: v.object({
      loanOrderId: Id,
      repaidServiceFee: Pesos,
      unpaidServiceFee: Pesos,
      paidAmount: Pesos,
      reference: v.string(),
    }),
    effect: 'once',
    caller: by('moneyAction', 'the borrower confirms the payment of the service fee'),
  },
  fetchVirtualAccount: {
    data: CheckstandRequest,
    reply: Checkstand,
    effect: 'write',
    caller: by(
      'offlinePayment',
      'the page opens, then every 30 s; the borrower chooses a channel or requests a new number',
    ),
  },
});
