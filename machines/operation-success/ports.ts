import type { DeferralOrder, RestructureOrder } from '#domain/operation.ts';
import type { OperationRef } from '#domain/operation-offer.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** What became of a rollover or a restructure. */
export type Operation =
  | ({ kind: 'rollover' } & DeferralOrder)
  | ({ kind: 'restructure' } & RestructureOrder);

/** What the page of success asks of the world. */
export type OperationSuccessPorts = {
  /** `repayDeferralDetail` or `repayRestructureDetail`, by the kind. */
  queryOperation: Port<OperationRef, Timed<Operation>>;
  /** `repayDeferralCompletionAck` or `repayRestructureCompletionAck`, once the page is on top: its end was seen (V8). */
  acknowledgeOperation: Port<OperationRef, void>;
};
