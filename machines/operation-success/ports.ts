import type { DeferralOrder, RestructureOrder } from '#domain/operations/operation.ts';
import type { OperationRef } from '#domain/operations/operation-offer.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type Operation =
  | ({ kind: 'rollover' } & DeferralOrder)
  | ({ kind: 'restructure' } & RestructureOrder);

export type OperationSuccessPorts = {
  /** Calls `repayDeferralDetail` or `repayRestructureDetail`, by the kind. */
  queryOperation: Port<OperationRef, Timed<Operation>>;
  /** Calls `repayDeferralCompletionAck` or `repayRestructureCompletionAck`, by the kind (V8). */
  acknowledgeOperation: Port<OperationRef, void>;
};
