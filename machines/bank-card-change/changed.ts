import { type BankCardForm, plainNumber } from '#domain/account/bank-card.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import type { MoneyReceipt } from '#domain/money.ts';
import { isWallet } from '#domain/payments/payout-methods.ts';

export type Changed = {
  account: PayoutAccount;
  /** The loan order whose payout to this account is repeated; null without one. */
  resentLoanOrderId: string | null;
  /** Whether another device set a different account meanwhile. */
  another: boolean;
};

function isOf({ accountType, bankCode, maskedNumber }: PayoutAccount, form: BankCardForm): boolean {
  return (
    accountType === form.accountType &&
    (isWallet(accountType) || bankCode === form.bankCode) &&
    plainNumber(form.newNumber).endsWith(maskedNumber.slice(-4))
  );
}

/**
 * Without a form, as for a resumed attempt, the accounts cannot be compared: `another` is false.
 */
export function changedFrom(
  { account, resentLoanOrderId }: MoneyReceipt<'changeBankCard'>,
  form: BankCardForm | null,
): Changed {
  return { account, resentLoanOrderId, another: form !== null && !isOf(account, form) };
}
