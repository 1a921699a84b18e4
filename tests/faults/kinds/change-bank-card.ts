import * as v from 'valibot';
import { seedBanks } from '#domain/account/banks.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { methods } from '#protocol/methods.ts';
import { cardStanding, newAccount, originalNumber } from '#machines/samples/bank-card.ts';
import type { Effect, KindFixture } from './fixture.ts';

/** The time of an earlier change that is not part of this attempt. */
const before = Date.UTC(2025, 4, 2);
/** The order whose payout to the old account failed. */
const failedPayout = 'loan-1';

/** The number of a wallet, unique for each amount of a run. */
const numberOf = (amount: number) => `09${String(amount).padStart(9, '0')}`;

const accountAfter = ({ amount }: Effect): PayoutAccount => ({
  ...newAccount,
  maskedNumber: `•••••••${numberOf(amount).slice(-4)}`,
});

/**
 * Changing the payout account: each effect sets it, and the failed payout goes to the first new
 * account.
 */
export const changeBankCard: KindFixture<'changeBankCard'> = {
  kind: 'changeBankCard',
  request: (amount) => ({
    kind: 'changeBankCard',
    smsCode: '123456',
    accountType: newAccount.accountType,
    bankCode: null,
    originalNumber,
    newNumber: numberOf(amount),
    holder: 'Ana Cruz',
    faceChecked: false,
  }),
  amountIn: (data) => Number(v.parse(methods.changeBankCard.data, data).newNumber.slice(2)),
  reply: (effect) => ({
    account: accountAfter(effect),
    changedAt: before + effect.number,
    resentLoanOrderId: failedPayout,
  }),
  shows(effects) {
    const last = effects.at(-1);
    const bankCard = last
      ? cardStanding({ account: accountAfter(last), changedAt: before + last.number })
      : cardStanding({ changedAt: before, failedPayout });
    const limits = { feedbackMinWords: 5, bankCardChangeDays: 30 };
    return { operationConfig: { ...limits, bankCard, banks: [...seedBanks] } };
  },
  receiptOf: (effect) => ({
    kind: 'changeBankCard',
    account: accountAfter(effect),
    resentLoanOrderId: failedPayout,
  }),
  refusals: [
    'wrongSmsCode',
    'expiredSmsCode',
    'cardChangeClosed',
    'wrongOriginalNumber',
    'wrongNewNumber',
    'wrongHolder',
    'bankInactive',
    'faceCheckMissing',
  ],
  emptyBaseline: {
    kind: 'changeBankCard',
    changedAt: null,
    maskedNumber: '',
    failedPayout,
  },
};
