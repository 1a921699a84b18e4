import * as v from 'valibot';
import { AgreementDocument, Consent } from '#domain/agreement.ts';
import { LoanStatus } from '#domain/loan-order.ts';
import { DeferralOrder, OperationState, RestructureOrder } from '#domain/operation.ts';
import { Id, Pesos } from '#domain/primitives.ts';
import { PendingRepayment, RepaymentDetail, RepaymentRequest } from '#domain/repayment.ts';
import { VirtualAccount } from '#domain/virtual-account.ts';
import { group } from './method.ts';

const Deferral = v.object({ deferralOrderId: Id });
const Restructure = v.object({ restructureOrderId: Id });

/** Repayment methods (S7). */
export const repayMethods = group({
  queryPendingRepayPlan: { data: v.object({ loanOrderId: Id }), reply: PendingRepayment },
  queryRepayOrderDetail: { data: v.object({ loanOrderId: Id }), reply: RepaymentDetail },
  repaymentConfirm: {
    data: RepaymentRequest,
    reply: v.object({ loanOrderId: Id, status: LoanStatus, paidAmount: Pesos }),
  },
  /** Starts a rollover, or finds the one that is begun; 1600001 where the loan may have none. */
  repayDeferralInitiate: { data: v.object({ loanOrderId: Id }), reply: Deferral },
  repayDeferralDetail: { data: Deferral, reply: DeferralOrder },
  /** Cannot be taken back once it is done. */
  repayDeferralConfirm: {
    data: Deferral,
    reply: v.object({ deferralOrderId: Id, state: OperationState }),
  },
  /** The borrower has seen that the rollover is done. */
  repayDeferralCompletionAck: { data: Deferral, reply: v.object({}) },
  /** Starts a restructure, or finds the one that is begun; 1600002 where the loan may have none. */
  repayRestructureInitiate: { data: v.object({ loanOrderId: Id }), reply: Restructure },
  repayRestructureDetail: { data: Restructure, reply: RestructureOrder },
  repayRestructureContractPreview: { data: Restructure, reply: AgreementDocument },
  /** Cannot be taken back once it is done. */
  repayRestructureConfirm: {
    data: v.object({ restructureOrderId: Id, agreement: Consent }),
    reply: v.object({ restructureOrderId: Id, state: OperationState }),
  },
  /** The borrower has seen that the restructure is done. */
  repayRestructureCompletionAck: { data: Restructure, reply: v.object({}) },
  /** Pays the service fee of a loan, `amount` pesos. */
  serviceFeePayment: {
    data: v.object({ loanOrderId: Id, amount: Pesos }),
    reply: v.object({ loanOrderId: Id, repaidServiceFee: Pesos, unpaidServiceFee: Pesos }),
  },
  /** The account number for paying at a counter; `renew` retires it for a new one. */
  fetchVirtualAccount: {
    data: v.object({ loanOrderId: Id, renew: v.boolean() }),
    reply: VirtualAccount,
  },
});
