import * as v from 'valibot';
import { IsoDate } from './dates.ts';
import { Days, Id, Period, Pesos } from './primitives.ts';

/** How far a rollover or a restructure has come (S3, operation state). */
export const OperationState = v.picklist(['INITIATED', 'CONFIRMED', 'COMPLETED']);
export type OperationState = v.InferOutput<typeof OperationState>;

/** What a rollover and a restructure have in common. Fees are not refundable (S9). */
const operation = {
  loanOrderId: Id,
  state: OperationState,
  fee: Pesos,
  /** What must be paid before it can be confirmed, the fee included. */
  minimumPayment: Pesos,
  paidAmount: Pesos,
};

/** A deferral order (S3): a rollover of a loan to a later due date. */
export const DeferralOrder = v.object({
  deferralOrderId: Id,
  ...operation,
  extraDays: Days,
  dueDate: IsoDate,
  newDueDate: IsoDate,
});
export type DeferralOrder = v.InferOutput<typeof DeferralOrder>;

/** The four steps of a restructure's review (S4), in order. */
const restructureSteps = [
  'verifyingBorrower',
  'applying',
  'generatingOrder',
  'orderCreated',
] as const;

/** A restructure order (S3): a new loan made from what is outstanding on the old one. */
export const RestructureOrder = v.object({
  restructureOrderId: Id,
  ...operation,
  /** What is outstanding and becomes the new loan. */
  balance: Pesos,
  schedule: v.pipe(
    v.array(v.object({ period: Period, dueDate: IsoDate, principal: Pesos, interest: Pesos })),
    v.minLength(1),
  ),
  /** Null until it is confirmed. */
  step: v.nullable(v.picklist(restructureSteps)),
  newLoanOrderId: v.nullable(Id),
});
export type RestructureOrder = v.InferOutput<typeof RestructureOrder>;
