import * as v from 'valibot';
import { checkNewNumber, plainNumber } from '#domain/account/bank-card.ts';
import { CalendarDay } from '#domain/dates.ts';
import { parseMobile } from '#domain/account/mobile.ts';
import { longestName } from '#domain/account/user.ts';
import { isWallet, PayoutMethod } from '#domain/payments/payout-methods.ts';
import type { Answers } from '../repositories/credit/credit.ts';
import type { CreditForm } from '../life-cycles/credit-order.machine.ts';
import type { Account } from '../rules/account.ts';

const Words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestName));

const BasicInfo = v.looseObject({ fullName: Words, birthDate: CalendarDay });

const WorkInfo = v.looseObject({
  monthlyIncome: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'whole pesos'), v.transform(Number)),
});

const EmergencyContact = v.looseObject({
  contactName: Words,
  contactMobile: v.pipe(
    v.string(),
    v.check((text) => parseMobile(text).ok, 'a Philippine mobile number'),
  ),
});

const IdentityAuth = v.looseObject({ idType: Words, idNumber: Words });

const BankCard = v.object({
  accountType: v.pipe(v.string(), v.transform(Number), PayoutMethod),
  bankCode: v.optional(v.nullable(v.string()), null),
  holder: Words,
  accountNumber: v.string(),
});

const BindBankCard = v.pipe(
  BankCard,
  v.check(
    ({ accountType, accountNumber }) =>
      checkNewNumber(accountNumber, { accountType, originalNumber: '' }).ok,
    'accountNumber: 10 to 20 digits; for an e-wallet 11 digits from 09',
  ),
  v.check(
    ({ accountType, bankCode }) => isWallet(accountType) || (bankCode ?? '') !== '',
    'bankCode: a bank account needs a bank',
  ),
);

export type CompletedForm = {
  answers: object;
  known: Answers;
  name?: string;
  account?: Account;
};

/** @throws ValiError if an answer is invalid */
export const readForm: Record<CreditForm, (answers: unknown) => CompletedForm> = {
  basicInfo(answers) {
    const { fullName, birthDate, ...rest } = v.parse(BasicInfo, answers);
    return { answers: { fullName, birthDate, ...rest }, known: { birthDate }, name: fullName };
  },
  workInfo(answers) {
    const form = v.parse(WorkInfo, answers);
    return { answers: form, known: { monthlyIncome: form.monthlyIncome } };
  },
  emergencyContact: (answers) => ({ answers: v.parse(EmergencyContact, answers), known: {} }),
  identityAuth: (answers) => ({ answers: v.parse(IdentityAuth, answers), known: {} }),
  bindBankCard(answers) {
    const { accountType, bankCode, holder, accountNumber } = v.parse(BindBankCard, answers);
    const account: Account = {
      accountType,
      bankCode: isWallet(accountType) ? null : bankCode,
      holder,
      number: plainNumber(accountNumber),
    };
    return { answers: { accountType, bankCode: account.bankCode, holder }, known: {}, account };
  },
};
