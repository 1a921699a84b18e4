import * as v from 'valibot';
import { Centavos, Instant } from '../primitives.ts';
import { Instalment, Settlement } from './repayment-plan.ts';

/**
 * Money that was paid at a channel and announced, but is not posted yet. It counts from `paidAt`,
 * whenever it is posted; `postsAt` is the time by which the channel usually posts it.
 */
export const MoneyOnItsWay = v.object({
  name: v.string(),
  accountNumber: v.string(),
  centavos: Centavos,
  paidAt: Instant,
  postsAt: Instant,
});
export type MoneyOnItsWay = v.InferOutput<typeof MoneyOnItsWay>;

/**
 * Fields of the lender's replies that announce money on its way to a loan (the project's own
 * addition).
 */
export const onItsWayEntries = {
  onItsWay: v.optional(v.array(MoneyOnItsWay)),
  /**
   * The unpaid instalments after the posting of that money, without the overdue fees that the
   * posting reverses. Absent without money on its way, or if the money is for a rollover or a
   * restructure.
   */
  oncePosted: v.optional(v.array(Instalment)),
  /** The operation that the money on its way is for, as of the day of the payment. */
  paysFor: v.optional(v.picklist(['rollover', 'restructure'])),
  /** The settlement of today after the posting of that money. */
  oncePostedSettlement: v.optional(Settlement),
  /**
   * The account number of each posted payment at a channel, once for each payment. Absent if
   * nothing was paid at a channel.
   */
  postedNumbers: v.optional(v.array(v.string())),
};
