import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Id, Instant } from '../primitives.ts';

/**
 * Why the payout account cannot be changed now; `until` is the first day on which a change is
 * possible (S5).
 */
export const ClosedCardChange = v.variant('reason', [
  v.object({ reason: v.literal('changedRecently'), until: IsoDate }),
  /**
   * A payout of this loan is on its way. It is expected to end at `endsAt`; null if unknown.
   * `openFrom` is the first day on which the account can be changed after the payout; null if the
   * change is possible at once.
   */
  v.object({
    reason: v.literal('payoutUnderWay'),
    loanOrderId: Id,
    endsAt: v.nullable(Instant),
    openFrom: v.nullable(IsoDate),
  }),
  /**
   * The borrower reported a change as not theirs: the account is blocked until customer service has
   * checked the ticket. The lender promised an answer by `answerBy`; null if the promise has
   * expired.
   */
  v.object({
    reason: v.literal('disputed'),
    ticketId: Id,
    answerBy: v.nullable(Instant),
  }),
]);
export type ClosedCardChange = v.InferOutput<typeof ClosedCardChange>;

/** The state of a borrower's payout account, and whether it can be changed now. */
export const BankCardStanding = v.object({
  account: PayoutAccount,
  /** Time of the last change; null for the account of the application. */
  changedAt: v.nullable(Instant),
  closed: v.nullable(ClosedCardChange),
  /** Whether the lender requires a face check before a change. */
  needsFaceCheck: v.boolean(),
  /**
   * The loan order whose payout to this account failed (65); the payout is repeated after a change.
   */
  failedPayout: v.nullable(Id),
});
export type BankCardStanding = v.InferOutput<typeof BankCardStanding>;
