import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Id, Instant, Pesos } from '../primitives.ts';

const kind = v.picklist(['rollover', 'restructure']);

/** Why an operation was not carried out although money for it arrived. */
export const MissedReason = v.picklist([
  'tooLittle',
  'notAgreed',
  'otherOperation',
  'paid',
  'priceChanged',
]);
export type MissedReason = v.InferOutput<typeof MissedReason>;

/** News about an operation (the project's own addition). */
export const OperationNews = v.variant('type', [
  /** `missing` pesos of the minimum are due before `until`. */
  v.object({
    type: v.literal('begun'),
    kind,
    orderId: Id,
    missing: Pesos,
    since: Instant,
    until: Instant,
  }),
  /** A restructure is paid, and waits for the agreement until `until`. */
  v.object({ type: v.literal('agree'), orderId: Id, until: Instant }),
  /** The borrower has not seen the success page. */
  v.object({ type: v.literal('made'), kind, orderId: Id }),
  /** `amount` pesos were received, and count from `on`; `missing` pesos were missing. */
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
