import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Id, Instant } from '../primitives.ts';

/** Why the payout account cannot be changed now; `until` is the first day on which it can be again (S5). */
export const ClosedCardChange = v.variant('reason', [
  v.object({ reason: v.literal('changedRecently'), until: IsoDate }),
  /**
   * A payout of this loan is on its way, and expected to end at `endsAt`, null where the lender does
   * not know. `openFrom` is the first day on which the account can be changed after the money has
   * arrived; null where that is at once.
   */
  v.object({
    reason: v.literal('payoutUnderWay'),
    loanOrderId: Id,
    endsAt: v.nullable(Instant),
    openFrom: v.nullable(IsoDate),
  }),
  /**
   * The borrower said that a change was not theirs: nothing moves until customer service has checked
   * it. The lender promised to answer that ticket by `answerBy`; null where the promise is over.
   */
  v.object({
    reason: v.literal('disputed'),
    ticketId: Id,
    answerBy: v.nullable(Instant),
  }),
]);
export type ClosedCardChange = v.InferOutput<typeof ClosedCardChange>;

/** How a borrower's payout account stands, and whether it can be changed now. */
export const BankCardStanding = v.object({
  account: PayoutAccount,
  /** When it was changed last; null for the account of the application. */
  changedAt: v.nullable(Instant),
  closed: v.nullable(ClosedCardChange),
  /** Whether the lender wants to see the borrower's face before a change. */
  needsFaceCheck: v.boolean(),
  /** The loan order whose payout this account did not take (65); it is sent again after a change. */
  failedPayout: v.nullable(Id),
});
export type BankCardStanding = v.InferOutput<typeof BankCardStanding>;
