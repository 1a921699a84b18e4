import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { OperationState } from './operation.ts';
import { Id, Pesos } from '../primitives.ts';

/** The two operations on a loan that is to be repaid (S1). */
export const OperationKind = v.picklist(['rollover', 'restructure']);
export type OperationKind = v.InferOutput<typeof OperationKind>;

/** One operation, by its kind and the id of its order. */
export type OperationRef = { kind: OperationKind; orderId: string };

/**
 * Why a loan is not offered an operation: it is not the time yet (from when on is said) or no more,
 * too many instalments are late, it has had its share, it would cost more than the law allows, or
 * another operation is being done.
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
 * Whether a loan is offered an operation today: for how much now, and what is due next then. Beside its
 * fee it costs interest, paid later: `interest` pesos more than the plan asks, below 0 where it is less.
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

/** The offers of a rollover and a restructure of a loan, and the operation that is open. */
export const OperationOffers = v.object({
  rollover: OperationOffer,
  restructure: OperationOffer,
  /** The operation that is open, or done and not acknowledged yet. */
  open: v.nullable(v.object({ kind: OperationKind, id: Id, state: OperationState })),
});
export type OperationOffers = v.InferOutput<typeof OperationOffers>;

/** Pesos that an offered operation adds to what the loan costs by its plan; below 0 where it costs less. */
export const extraCostOf = ({ fee, interest }: OperationOffer & { available: true }): number =>
  fee + interest;
