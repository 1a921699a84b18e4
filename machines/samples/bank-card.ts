import type { BankCardStanding } from '#domain/account/bank-card-standing.ts';
import { accountCodes } from '#domain/account/account-codes.ts';
import { seedBanks } from '#domain/account/banks.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import type { MoneyIntent, MoneyReceipt } from '#domain/money.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import type { CardStanding } from '#machines/bank-card-change/ports.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import { gives, type Outcome } from '#machines/walk/service.ts';
import { refusalOf } from './failures.ts';
import { repayIntent } from './loans.ts';
import { nothingMoved } from './outcomes.ts';

const presentAccount: PayoutAccount = {
  accountType: payoutMethod.gcash,
  bankCode: null,
  holder: 'Ana Cruz',
  maskedNumber: '•••••••4567',
};

export const originalNumber = '09171234567';
export const newNumber = '09189876543';

export const cardStanding = (change: Partial<BankCardStanding> = {}): BankCardStanding => ({
  account: presentAccount,
  changedAt: null,
  closed: null,
  needsFaceCheck: false,
  failedPayout: null,
  ...change,
});

export const cardKnown = (
  change: Partial<BankCardStanding> = {},
  more: Partial<CardStanding> = {},
): CardStanding => ({ bankCard: cardStanding(change), banks: seedBanks, inApp: true, ...more });

export const payoutUnderWay = {
  reason: 'payoutUnderWay',
  loanOrderId: 'loan-1',
  endsAt: 1_700_003_600_000,
  openFrom: null,
} satisfies BankCardStanding['closed'];

export const disputed = {
  reason: 'disputed',
  ticketId: 'ticket-1',
  answerBy: 1_700_086_400_000,
} satisfies BankCardStanding['closed'];

/** The bank `ROB` accepts no new accounts. */
export const failedAtBank: Partial<BankCardStanding> = {
  account: { ...presentAccount, accountType: payoutMethod.bank, bankCode: 'ROB' },
  needsFaceCheck: true,
  failedPayout: 'loan-1',
};

export const newAccount: PayoutAccount = {
  accountType: payoutMethod.gcash,
  bankCode: null,
  holder: 'Ana Cruz',
  maskedNumber: '•••••••6543',
};

export const cardIntent: MoneyIntent<'changeBankCard'> = {
  ...repayIntent,
  attemptId: 'attempt-5',
  baseline: {
    kind: 'changeBankCard',
    changedAt: null,
    maskedNumber: presentAccount.maskedNumber,
    failedPayout: null,
  },
};

const done = (receipt: Omit<MoneyReceipt<'changeBankCard'>, 'kind'>): Outcome<MoneyOutcome> =>
  gives({ type: 'done', receipt: { kind: 'changeBankCard', ...receipt } });

const refused = (code: keyof typeof accountCodes): Outcome<MoneyOutcome> =>
  gives({
    type: 'refused',
    failure: { kind: 'business', code: accountCodes[code], message: code },
  });

const codeRefused = (why: 'wrongSmsCode' | 'expiredSmsCode'): Outcome<MoneyOutcome> =>
  gives({ type: 'refused', failure: refusalOf(why) });

export const cardOutcomes = {
  done: done({ account: newAccount, resentLoanOrderId: null }),
  doneAndResent: done({ account: newAccount, resentLoanOrderId: 'loan-1' }),
  /** Another device made the change first; the receipt contains its account. */
  doneElsewhere: done({
    account: { ...newAccount, accountType: payoutMethod.bank, bankCode: 'BDO' },
    resentLoanOrderId: null,
  }),
  ...nothingMoved,
  wrongSmsCode: codeRefused('wrongSmsCode'),
  expiredSmsCode: codeRefused('expiredSmsCode'),
  cardChangeClosed: refused('cardChangeClosed'),
  wrongOriginalNumber: refused('wrongOriginalNumber'),
  wrongNewNumber: refused('wrongNewNumber'),
  wrongHolder: refused('wrongHolder'),
  bankInactive: refused('bankInactive'),
  faceCheckMissing: refused('faceCheckMissing'),
};
