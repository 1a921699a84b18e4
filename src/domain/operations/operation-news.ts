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
  v.object({
    type: v.literal('begun'),
    kind,
    orderId: Id,
    missing: Pesos,
    since: Instant,
    until: Instant,
  }),
  /** The minimum of a restructure is paid, and the lender waits for the agreement until `until`. */
  v.object({ type: v.literal('agree'), orderId: Id, until: Instant }),
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
