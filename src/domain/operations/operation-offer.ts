import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { OperationState } from './operation.ts';
import { Id, Pesos } from '../primitives.ts';

/** The two operations on a loan under repayment (S1). */
export const OperationKind = v.picklist(['rollover', 'restructure']);
export type OperationKind = v.InferOutput<typeof OperationKind>;

export type OperationRef = { kind: OperationKind; orderId: string };

/**
 * Why a loan has no offered operation, except for `tooEarly`: too late, too many overdue
 * instalments, the maximum number of operations, a cost above the legal limit, another operation in
 * progress, or no unpaid amount that the operation would defer.
 */
const notOfferedForLong = [
  'tooLate',
  'tooManyLate',
  'usedUp',
  'overCap',
  'running',
  'nothingDue',
] as const;
export type NotOffered = 'tooEarly' | (typeof notOfferedForLong)[number];

const overCaps = v.array(v.picklist(['nominal', 'effective', 'totalCost']));

/**
 * Whether a loan has an offered operation today, with the payment now, its cost, and the next due
 * date after it. In addition to its fee, the operation costs interest that is paid later:
 * `interest` pesos more than the plan, below 0 for less.
 */
export const OperationOffer = v.variant('available', [
  v.object({
    available: v.literal(true),
    payNow: Pesos,
    fee: Pesos,
    interest: v.pipe(v.number(), v.safeInteger()),
    dueDate: IsoDate,
  }),
  v.variant('reason', [
    v.object({ available: v.literal(false), reason: v.literal('tooEarly'), from: IsoDate }),
    v.object({ available: v.literal(false), reason: v.picklist(notOfferedForLong), overCaps }),
  ]),
]);
export type OperationOffer = v.InferOutput<typeof OperationOffer>;

/** The offers of a rollover and a restructure of a loan, and the open operation. */
export const OperationOffers = v.object({
  rollover: OperationOffer,
  restructure: OperationOffer,
  /** The open operation, or a completed one before its acknowledgement. */
  open: v.nullable(v.object({ kind: OperationKind, id: Id, state: OperationState })),
});
export type OperationOffers = v.InferOutput<typeof OperationOffers>;

/**
 * Pesos that an offered operation adds to the loan's cost by its plan; below 0 for a lower cost.
 */
export const extraCostOf = ({ fee, interest }: OperationOffer & { available: true }): number =>
  fee + interest;
