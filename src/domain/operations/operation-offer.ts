import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { OperationState } from './operation.ts';
import { Id, Pesos } from '../primitives.ts';

/** The two operations on a loan under repayment (S1). */
export const OperationKind = v.picklist(['rollover', 'restructure']);
export type OperationKind = v.InferOutput<typeof OperationKind>;

export type OperationRef = { kind: OperationKind; orderId: string };

/**
 * `overCap`: the cost would be above the legal limit. `nothingDue`: nothing is unpaid, or the
 * minimum payment would leave nothing to defer.
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
 * `payNow` is paid today and includes `fee`. `interest`: additional pesos of interest, compared
 * with the present plan; negative if the operation saves interest. `dueDate`: the next due date
 * after the operation.
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

export const OperationOffers = v.object({
  rollover: OperationOffer,
  restructure: OperationOffer,
  /** The open operation, or a completed one before its acknowledgement. */
  open: v.nullable(v.object({ kind: OperationKind, id: Id, state: OperationState })),
});
export type OperationOffers = v.InferOutput<typeof OperationOffers>;

/** Additional pesos, compared with the present plan; negative if the operation is cheaper. */
export const extraCostOf = ({ fee, interest }: OperationOffer & { available: true }): number =>
  fee + interest;
