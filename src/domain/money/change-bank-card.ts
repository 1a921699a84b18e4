import * as v from 'valibot';
import type { BankCardForm } from '../account/bank-card.ts';
import type { PayoutAccount } from '../loans/loan-order.ts';
import { Id, Instant } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('changeBankCard'),
  /** Time of the account's last change; null without one. */
  changedAt: v.nullable(Instant),
  /** The present account number, masked except for its end. */
  maskedNumber: v.string(),
  /** The loan order with a failed payout, which is repeated after the change. */
  failedPayout: v.nullable(Id),
});

type Types = {
  /** The account that the borrower typed and confirmed; sent, but never stored. */
  request: BankCardForm & { smsCode: string; faceChecked: boolean };
  baseline: v.InferOutput<typeof Baseline>;
  /** The account after the change, and the loan order whose payout is repeated. */
  receipt: { account: PayoutAccount; resentLoanOrderId: string | null };
};

/** A borrower has one payout account, so all attempts have the same subject. */
const subject = 'payoutAccount';

/** Changes the account that receives money. */
export const changeBankCard: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: () => subject,
  subjectOfBaseline: () => subject,
};
