import { assumedCodes } from '#domain/codes.ts';
import { creditStatus, uploadComplete } from '#domain/credit/credit-order.ts';
import { updateBorrower, type BorrowerWork } from '../repositories/account/borrowers.ts';
import {
  type Answers,
  beginCredit,
  freezeDays,
  type CreditRow,
  filesOf,
  giveForm,
  hasLimit,
  presentCredit,
  submitCredit,
} from '../repositories/credit/credit.ts';
import { Refusal } from '../repositories/refusal.ts';
import type { Work } from '../repositories/work.ts';
import type { CreditForm } from '../life-cycles/credit-order.machine.ts';
import * as v from 'valibot';
import { checkNewNumber, plainNumber } from '#domain/account/bank-card.ts';
import { CalendarDay } from '#domain/dates.ts';
import { parseMobile } from '#domain/account/mobile.ts';
import { longestName } from '#domain/account/user.ts';
import { isWallet, PayoutMethod } from '#domain/payments/payout-methods.ts';
import type { Account } from '../rules/account.ts';

const Words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestName));

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

type CompletedForm = {
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

/** Whether a credit order is being filled in or reviewed, or has a valid limit and valid files. */
async function isComplete(work: Work, row: CreditRow): Promise<boolean> {
  if (creditStatus[row.state] <= creditStatus.reviewing) return true;
  const files = await filesOf(work, row.creditOrderId);
  return hasLimit(row, work.now) && files === uploadComplete;
}

/**
 * The present credit order if it is usable, otherwise a new one.
 *
 * @throws Refusal while a rejected borrower may not apply
 */
export async function openApplication(work: BorrowerWork): Promise<CreditRow> {
  const { userId } = work.borrower;
  const present = await presentCredit(work, userId);
  if (present && (await isComplete(work, present))) return present;
  const days = present ? freezeDays('credit', present, work.now) : 0;
  if (days > 0) {
    throw new Refusal(
      assumedCodes.creditNotUsable,
      `You can apply again in ${days} ${days === 1 ? 'day' : 'days'}.`,
    );
  }
  return beginCredit(work, userId);
}

/** @throws Refusal if the application is not at that form, or the borrower may not apply */
export async function fillForm(
  work: BorrowerWork,
  form: CreditForm,
  { answers, known, name, account }: CompletedForm,
): Promise<CreditRow> {
  const { borrower } = work;
  const present = await openApplication(work);
  const next = await giveForm(work, present, { name: form, answers, known });
  if (name !== undefined) await updateBorrower(work.tx, borrower.userId, { name });
  if (account) await updateBorrower(work.tx, borrower.userId, { account });
  return next;
}

/** @throws Refusal if the application cannot be submitted */
export async function submitApplication(work: BorrowerWork): Promise<CreditRow> {
  return submitCredit(work, await openApplication(work));
}
