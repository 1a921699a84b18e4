import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from '../loans/loan-order.ts';
import { Id, Instant } from '../primitives.ts';

/** Why the payout account cannot be changed now (S5). */
export const ClosedCardChange = v.variant('reason', [
  v.object({ reason: v.literal('changedRecently'), until: IsoDate }),
  /**
   * `endsAt`: expected end of the payout, null if unknown. `openFrom`: first day on which the
   * account can be changed after the payout, null if at once.
   */
  v.object({
    reason: v.literal('payoutUnderWay'),
    loanOrderId: Id,
    endsAt: v.nullable(Instant),
    openFrom: v.nullable(IsoDate),
  }),
  /**
   * Blocked until customer service has checked the borrower's report. `answerBy`: null if the
   * promised time is over.
   */
  v.object({
    reason: v.literal('disputed'),
    ticketId: Id,
    answerBy: v.nullable(Instant),
  }),
]);
export type ClosedCardChange = v.InferOutput<typeof ClosedCardChange>;

export const BankCardStanding = v.object({
  account: PayoutAccount,
  changedAt: v.nullable(Instant),
  closed: v.nullable(ClosedCardChange),
  needsFaceCheck: v.boolean(),
  /** The loan order whose payout to this account failed (65). */
  failedPayout: v.nullable(Id),
});
export type BankCardStanding = v.InferOutput<typeof BankCardStanding>;
