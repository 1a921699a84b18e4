import { provider } from '#flows/bank-card-change/chunk.ts';
import { type Bank, seedBanks } from '#domain/account/banks.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { cardStanding, failedAtBank, originalNumber } from '#machines/samples/bank-card.ts';
import { moneyRows, sentOnce } from './money-rows.ts';
import { smsCodeRows } from './parts.ts';
import { describeFlow } from './table.ts';

const { changeBankCard } = kindFixtures;
const banks: Bank[] = seedBanks.slice(0, 3);
const limits = { feedbackMinWords: 5, bankCardChangeDays: 30 };
const config = { ...limits, bankCard: cardStanding(failedAtBank), banks };

describeFlow('bankCardChange', provider, {
  effects: {
    rememberOldAccount: {
      'S3.21: stores the account before the change beside the rest of commonInfo': {
        params: { maskedNumber: '•••••••4567' },
        stored: { commonInfo: { runInApp: true } },
        stores: { commonInfo: { runInApp: true, oldLimitBank: '•••••••4567' } },
      },
    },
  },
  ...smsCodeRows('changeBankCard'),
  ...moneyRows({
    fixture: changeBankCard,
    reads: [['operationConfig', {}]],
    baseline: {
      kind: 'changeBankCard',
      changedAt: Date.UTC(2025, 4, 2),
      maskedNumber: '•••••••4567',
      failedPayout: 'loan-1',
    },
    sends: [
      'changeBankCard',
      {
        smsCode: '123456',
        accountType: 90005,
        bankCode: null,
        originalNumber,
        newNumber: '09000000106',
        holder: 'Ana Cruz',
        faceChecked: false,
      },
      sentOnce,
    ],
    loads: ['bankCardChange', 'orderProgress', 'home'],
  }),
  operationConfig: {
    'S3.21: stores the lender’s rules, and reports a native app': {
      shell: { connected: true },
      stored: { commonInfo: { runInApp: true, oldLimitBank: '•••1111' } },
      calls: [['operationConfig', {}, config]],
      out: { bankCard: config.bankCard, banks, inApp: true },
      stores: {
        commonInfo: { runInApp: true, oldLimitBank: '•••1111', operationConfigData: config },
      },
    },
    'reports a native app, although a logout emptied the storage': {
      shell: { connected: true },
      calls: [['operationConfig', {}, config]],
      out: { bankCard: config.bankCard, banks, inApp: true },
      stores: { commonInfo: { operationConfigData: config } },
    },
  },
  checkFaceVerification: {
    'is unavailable if the shell does not answer': {
      invokes: [['checkFaceVerification']],
      out: { result: 'unavailable' },
    },
    'is the result that the shell reports': {
      shell: { checkFaceVerification: 'failed' },
      invokes: [['checkFaceVerification']],
      out: { result: 'failed' },
    },
  },
});
