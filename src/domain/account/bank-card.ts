import { accepted, type Checked, reasonOf, refused } from '../checked.ts';
import { bankNumberLength } from '../constants.ts';
import type { PayoutAccount } from '../loans/loan-order.ts';
import { isWallet, type PayoutMethod } from '../payments/payout-methods.ts';

export type NewNumberReason =
  | 'empty'
  | 'malformed'
  | 'tooShort'
  | 'tooLong'
  | 'notAWallet'
  | 'sameAsOriginal';
/** `mismatch`: differs from the account of record. */
export type OfRecordReason = 'empty' | 'mismatch';

export function plainNumber(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** 10 to 20 digits, not the original number; for an e-wallet, 11 digits that start with 09 (S5). */
export function checkNewNumber(
  text: string,
  { accountType, originalNumber }: { accountType: PayoutMethod; originalNumber: string },
): Checked<string, NewNumberReason> {
  const number = plainNumber(text);
  if (number === '') return refused('empty');
  if (!/^\d+$/.test(number)) return refused('malformed');
  if (number.length < bankNumberLength.min) return refused('tooShort');
  if (number.length > bankNumberLength.max) return refused('tooLong');
  if (isWallet(accountType) && !/^09\d{9}$/.test(number)) return refused('notAWallet');
  return number === plainNumber(originalNumber) ? refused('sameAsOriginal') : accepted(number);
}

/** The app knows only the last four characters; the server makes the final check (S5). */
export function checkOriginalNumber(
  text: string,
  { maskedNumber }: Pick<PayoutAccount, 'maskedNumber'>,
): Checked<string, OfRecordReason> {
  const number = plainNumber(text);
  if (number === '') return refused('empty');
  const isLongEnough = number.length >= bankNumberLength.min;
  const hasItsEnd = number.slice(-4) === plainNumber(maskedNumber).slice(-4);
  return isLongEnough && hasItsEnd ? accepted(number) : refused('mismatch');
}

/** The name must match the account of record (S5); case and extra spaces are ignored. */
export function checkHolder(
  text: string,
  { holder }: Pick<PayoutAccount, 'holder'>,
): Checked<string, OfRecordReason> {
  const name = text.trim();
  if (name === '') return refused('empty');
  return comparable(name) === comparable(holder) ? accepted(name) : refused('mismatch');
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

export type BankCardForm = {
  accountType: PayoutMethod;
  bankCode: string | null;
  originalNumber: string;
  newNumber: string;
  holder: string;
};

export type BankCardFaults = {
  bankCode: 'empty' | null;
  originalNumber: OfRecordReason | null;
  newNumber: NewNumberReason | null;
  holder: OfRecordReason | null;
};

export function checkBankCardChange(
  form: BankCardForm,
  account: PayoutAccount,
): Checked<BankCardForm, BankCardFaults> {
  const { accountType } = form;
  const bankCode = isWallet(accountType) ? null : form.bankCode;
  const original = checkOriginalNumber(form.originalNumber, account);
  const number = checkNewNumber(form.newNumber, form);
  const holder = checkHolder(form.holder, account);
  const isBankMissing = !isWallet(accountType) && !bankCode;
  if (!isBankMissing && original.ok && number.ok && holder.ok) {
    return accepted({
      accountType,
      bankCode,
      originalNumber: original.value,
      newNumber: number.value,
      holder: holder.value,
    });
  }
  return refused({
    bankCode: isBankMissing ? 'empty' : null,
    originalNumber: reasonOf(original),
    newNumber: reasonOf(number),
    holder: reasonOf(holder),
  });
}

/** A number in groups of four for display (S5). */
export function groupInFours(number: string): string {
  return plainNumber(number).replace(/.{4}(?=.)/gu, '$& ');
}

export function maskNumber(number: string): string {
  const plain = plainNumber(number);
  const shown = plain.length > 4 ? plain.slice(-4) : '';
  return shown.padStart(plain.length, '•');
}
