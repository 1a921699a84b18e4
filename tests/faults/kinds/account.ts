import * as v from 'valibot';
import { seedBanks } from '#domain/account/banks.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { methods } from '#protocol/methods.ts';
import { cardStanding, newAccount, originalNumber } from '#machines/samples/bank-card.ts';
import type { Effect, KindFixture } from './fixture.ts';
import { mobile } from '#machines/samples/deletion.ts';

const earlierChangeAt = Date.UTC(2025, 4, 2);
const failedPayout = 'loan-1';

const numberOf = (amount: number) => `09${String(amount).padStart(9, '0')}`;

const accountAfter = ({ amount }: Effect): PayoutAccount => ({
  ...newAccount,
  maskedNumber: `•••••••${numberOf(amount).slice(-4)}`,
});

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
    changedAt: earlierChangeAt + effect.number,
    resentLoanOrderId: failedPayout,
  }),
  shows(effects) {
    const last = effects.at(-1);
    const bankCard = last
      ? cardStanding({ account: accountAfter(last), changedAt: earlierChangeAt + last.number })
      : cardStanding({ changedAt: earlierChangeAt, failedPayout });
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

export const deleteAccount: KindFixture<'deleteAccount'> = {
  kind: 'deleteAccount',
  // A deletion has no amount, so its note contains the amount that identifies the run.
  request: (amount) => ({
    kind: 'deleteAccount',
    mobile,
    reason: 'other',
    note: String(amount),
    smsCode: '123456',
  }),
  amountIn: (data) => Number(v.parse(methods.deleteAccount.data, data).note),
  reply: () => ({}),
  shows: (effects) => ({ mobileExists: { exists: effects.length === 0 } }),
  receiptOf: () => ({ kind: 'deleteAccount' }),
  refusals: ['wrongSmsCode', 'expiredSmsCode', 'deletionBlocked'],
  emptyBaseline: { kind: 'deleteAccount' },
};
