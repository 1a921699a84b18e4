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

/**
 * News about a rollover or a restructure, shown with its loan on home (the project's own addition).
 */
export const OperationNews = v.variant('type', [
  /**
   * The operation was started at `since`, and `missing` pesos of its minimum are due before `until`.
   */
  v.object({
    type: v.literal('begun'),
    kind,
    orderId: Id,
    missing: Pesos,
    since: Instant,
    until: Instant,
  }),
  /**
   * The minimum of a restructure was received; the lender waits for the agreement until `until`.
   */
  v.object({ type: v.literal('agree'), orderId: Id, until: Instant }),
  /** The operation is done, and the borrower has not seen the success page. */
  v.object({ type: v.literal('made'), kind, orderId: Id }),
  /**
   * The operation was not carried out: `amount` pesos were received, `missing` pesos were missing,
   * and the money counts from `on`.
   */
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
