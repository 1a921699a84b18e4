import { accountCodes } from '#domain/account/account-codes.ts';
import {
  type BankCardFaults,
  type BankCardForm,
  checkBankCardChange,
  type NewNumberReason,
  type OfRecordReason,
} from '#domain/account/bank-card.ts';
import type { BankCardStanding } from '#domain/account/bank-card-standing.ts';
import type { Bank } from '#domain/account/banks.ts';
import type { Failure } from '#domain/failure.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { type CodeReason, codeRefusal } from '#domain/account/sms-code.ts';

export type TypedField = 'originalNumber' | 'newNumber' | 'holder';

export type CardFaults = {
  bankCode?: 'empty' | 'inactive';
  originalNumber?: OfRecordReason;
  newNumber?: NewNumberReason | 'refused';
  holder?: OfRecordReason;
};

export const choosable = (banks: readonly Bank[]): readonly Bank[] =>
  banks.filter(({ active }) => active);

export function emptyForm({ account }: BankCardStanding, banks: readonly Bank[]): BankCardForm {
  const { accountType, bankCode } = account;
  const isActive = choosable(banks).some(({ code }) => code === bankCode);
  return {
    accountType,
    bankCode: isActive ? bankCode : null,
    originalNumber: '',
    newNumber: '',
    holder: '',
  };
}

const found = ({ bankCode, originalNumber, newNumber, holder }: BankCardFaults): CardFaults => ({
  ...(bankCode && { bankCode }),
  ...(originalNumber && { originalNumber }),
  ...(newNumber && { newNumber }),
  ...(holder && { holder }),
});

export function without(faults: CardFaults, field: keyof CardFaults): CardFaults {
  const rest = { ...faults };
  delete rest[field];
  return rest;
}

/** The faults of a form (S5); null for a valid form. */
export function faultsOf(form: BankCardForm, account: PayoutAccount): CardFaults | null {
  const checked = checkBankCardChange(form, account);
  return checked.ok ? null : found(checked.reason);
}

export function refusedAt(failure: Failure): { code: CodeReason } | { faults: CardFaults } | null {
  const code = codeRefusal(failure);
  if (code) return { code };
  if (failure.kind !== 'business') return null;
  switch (failure.code) {
    case accountCodes.wrongOriginalNumber:
      return { faults: { originalNumber: 'mismatch' } };
    case accountCodes.wrongNewNumber:
      return { faults: { newNumber: 'refused' } };
    case accountCodes.wrongHolder:
      return { faults: { holder: 'mismatch' } };
    case accountCodes.bankInactive:
      return { faults: { bankCode: 'inactive' } };
    default:
      return null;
  }
}
