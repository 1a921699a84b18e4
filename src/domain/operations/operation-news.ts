import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Id, Instant, Pesos } from '../primitives.ts';

const kind = v.picklist(['rollover', 'restructure']);

/** Why an operation is not made although money came for it. */
export const MissedReason = v.picklist([
  'tooLittle',
  'notAgreed',
  'otherOperation',
  'paid',
  'priceChanged',
]);
export type MissedReason = v.InferOutput<typeof MissedReason>;

/** News of a rollover or a restructure, which home shows with its loan (the project's own addition). */
export const OperationNews = v.variant('type', [
  /** It was started, and `missing` pesos of its minimum are still to be paid before `until`. */
  v.object({ type: v.literal('begun'), kind, orderId: Id, missing: Pesos, until: Instant }),
  /** The minimum of a restructure came in; the lender waits for the agreement until `until`. */
  v.object({ type: v.literal('agree'), orderId: Id, until: Instant }),
  /** It is made, and the borrower has not seen the page of success. */
  v.object({ type: v.literal('made'), kind, orderId: Id }),
  /** It is not made: `amount` pesos came for it, `missing` were missing, and the money counts from `on`. */
  v.object({
    type: v.literal('notMade'),
    kind,
    reason: MissedReason,
    amount: Pesos,
    missing: Pesos,
    on: IsoDate,
  }),
]);
export type OperationNews = v.InferOutput<typeof OperationNews>;
