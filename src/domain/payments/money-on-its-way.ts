import * as v from 'valibot';
import { Centavos, Instant } from '../primitives.ts';
import { Instalment, Settlement } from './repayment-plan.ts';

/**
 * Money that a channel announced and the lender has not posted. The money counts from `paidAt`,
 * whatever the time of the posting; `postsAt` is the usual posting time.
 */
export const MoneyOnItsWay = v.object({
  name: v.string(),
  accountNumber: v.string(),
  centavos: Centavos,
  paidAt: Instant,
  postsAt: Instant,
});
export type MoneyOnItsWay = v.InferOutput<typeof MoneyOnItsWay>;

/** Entries about money on its way to a loan (the project's own addition). */
export const onItsWayEntries = {
  onItsWay: v.optional(v.array(MoneyOnItsWay)),
  /**
   * The unpaid instalments once that money is posted; absent without such money, or if it is for an
   * operation.
   */
  oncePosted: v.optional(v.array(Instalment)),
  paysFor: v.optional(v.picklist(['rollover', 'restructure'])),
  oncePostedSettlement: v.optional(Settlement),
  /** The number of each posted payment at a channel; a number can repeat. */
  postedNumbers: v.optional(v.array(v.string())),
};
