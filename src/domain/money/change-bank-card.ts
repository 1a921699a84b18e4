import * as v from 'valibot';
import type { BankCardForm } from '../account/bank-card.ts';
import type { PayoutAccount } from '../loans/loan-order.ts';
import { Id, Instant } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('changeBankCard'),
  changedAt: v.nullable(Instant),
  maskedNumber: v.string(),
  failedPayout: v.nullable(Id),
});

type Types = {
  /** The request is sent, but never stored. */
  request: BankCardForm & { smsCode: string; faceChecked: boolean };
  baseline: v.InferOutput<typeof Baseline>;
  receipt: { account: PayoutAccount; resentLoanOrderId: string | null };
};

/** A borrower has one payout account. */
const subject = 'payoutAccount';

export const changeBankCard: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: () => subject,
  subjectOfBaseline: () => subject,
};
