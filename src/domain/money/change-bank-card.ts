import * as v from 'valibot';
import type { BankCardForm } from '../account/bank-card.ts';
import type { PayoutAccount } from '../loans/loan-order.ts';
import { Id, Instant } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('changeBankCard'),
  /** When the account was changed last; null where it never was. */
  changedAt: v.nullable(Instant),
  /** The number that receives money until now, all but its end hidden. */
  maskedNumber: v.string(),
  /** The loan order whose payout failed, and is sent again by a change. */
  failedPayout: v.nullable(Id),
});

type Types = {
  /** The account that the borrower typed and confirmed; it is sent and never stored. */
  request: BankCardForm & { smsCode: string; faceChecked: boolean };
  baseline: v.InferOutput<typeof Baseline>;
  /** The account as it stands after the change, and the loan order that is paid out again to it. */
  receipt: { account: PayoutAccount; resentLoanOrderId: string | null };
};

/** A borrower has one payout account, so that all attempts are about the same. */
const subject = 'payoutAccount';

/** Changing the account that receives money. */
export const changeBankCard: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: () => subject,
  subjectOfBaseline: () => subject,
};
