import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BankCardForm,
  checkBankCardChange,
  checkHolder,
  checkNewNumber,
  checkOriginalNumber,
  groupInFours,
  maskNumber,
  plainNumber,
} from '#domain/account/bank-card.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { forAll } from '#tests/for-all.ts';
import { digits } from './arbitraries.ts';

const { bank, gcash, grabPay, payMaya } = payoutMethod;
const originalNumber = '1234567890';

describe('checkNewNumber', () => {
  it.each([
    ['', bank, 'empty'],
    [' - ', bank, 'empty'],
    ['12345abcde', bank, 'malformed'],
    ['1234 5678 90', bank, 'sameAsOriginal'],
    ['1234567891', gcash, 'notAWallet'],
    ['0917123456', payMaya, 'notAWallet'],
    ['091712345678', grabPay, 'notAWallet'],
    ['639171234567', gcash, 'notAWallet'],
  ] as const)('S5.2: refuses %j for %d: %s', (text, accountType, reason) => {
    expect(checkNewNumber(text, { accountType, originalNumber })).toEqual({ ok: false, reason });
  });

  it('S5.2, S9.3: accepts exactly 10 to 20 digits for a bank, grouped in fours', () => {
    const target = { accountType: bank, originalNumber: '' };
    for (let length = 1; length <= 30; length += 1) {
      const value = '1'.repeat(length);
      const reason = length < 10 ? 'tooShort' : 'tooLong';
      expect(checkNewNumber(groupInFours(value), target)).toEqual(
        length >= 10 && length <= 20 ? { ok: true, value } : { ok: false, reason },
      );
    }
  });

  it('accepts every mobile number that starts with 09 for an e-wallet, except the original', () => {
    forAll(digits(9), fc.constantFrom(gcash, payMaya, grabPay), (rest, accountType) => {
      const number = `09${rest}`;
      expect(checkNewNumber(number, { accountType, originalNumber })).toEqual({
        ok: true,
        value: number,
      });
      expect(checkNewNumber(number, { accountType, originalNumber: groupInFours(number) })).toEqual(
        {
          ok: false,
          reason: 'sameAsOriginal',
        },
      );
    });
  });
});

describe('the check of the original account', () => {
  it.each([
    ['', 'empty'],
    ['7890', 'mismatch'],
    ['1234567891', 'mismatch'],
    ['••••••7890'.slice(1), 'mismatch'],
  ])('S5.2: refuses %j as the original number: %s', (text, reason) => {
    const account = { maskedNumber: '••••••7890' };
    expect(checkOriginalNumber(text, account)).toEqual({ ok: false, reason });
  });

  it('matches any number by its last four digits', () => {
    forAll(digits(10, 20), digits(10, 20), (number, other) => {
      const account = { maskedNumber: maskNumber(number) };
      expect(checkOriginalNumber(groupInFours(number), account)).toEqual({
        ok: true,
        value: number,
      });
      expect(checkOriginalNumber(other, account).ok).toBe(other.slice(-4) === number.slice(-4));
    });
  });

  it.each([
    ['  ', { ok: false, reason: 'empty' }],
    ['Juan Cruz', { ok: false, reason: 'mismatch' }],
    [' juan  DELA cruz ', { ok: true, value: 'juan  DELA cruz' }],
    ['JUAN DELA CRUZ', { ok: true, value: 'JUAN DELA CRUZ' }],
  ])('S5.2: checks the holder %j: %j', (text, checked) => {
    expect(checkHolder(text, { holder: 'Juan Dela Cruz' })).toEqual(checked);
  });

  it('matches a name in any Unicode encoding of its accents', () => {
    expect(checkHolder('Nin\u0303o', { holder: 'Ni\u00f1o' }).ok).toBe(true);
  });

  it('S5.2: matches a holder whose stored name has extra spaces', () => {
    const holder = '  Juan  Dela Cruz ';
    expect(checkHolder('Juan Dela Cruz', { holder })).toEqual({
      ok: true,
      value: 'Juan Dela Cruz',
    });
    expect(checkHolder('JuanDela Cruz', { holder }).ok).toBe(false);
  });
});

describe('checkBankCardChange', () => {
  const account = {
    accountType: bank,
    bankCode: 'BDO',
    holder: 'Juan Dela Cruz',
    maskedNumber: maskNumber(originalNumber),
  };
  const form: BankCardForm = {
    accountType: bank,
    bankCode: 'BPI',
    originalNumber: '1234 5678 90',
    newNumber: '9876 5432 10',
    holder: ' juan dela cruz',
  };

  it('S3.12, S5.2: reports the error of each field', () => {
    const empty = {
      accountType: bank,
      bankCode: null,
      originalNumber: '',
      newNumber: '',
      holder: '',
    };
    expect(checkBankCardChange(empty, account)).toEqual({
      ok: false,
      reason: { bankCode: 'empty', originalNumber: 'empty', newNumber: 'empty', holder: 'empty' },
    });
    expect(checkBankCardChange({ ...form, newNumber: originalNumber }, account)).toEqual({
      ok: false,
      reason: {
        bankCode: null,
        originalNumber: null,
        newNumber: 'sameAsOriginal',
        holder: null,
      },
    });
  });

  it('trims an accepted change, which has no bank for an e-wallet', () => {
    const wallet = { ...form, accountType: gcash, newNumber: '09171234567' };
    expect(checkBankCardChange(wallet, account)).toEqual({
      ok: true,
      value: { ...wallet, bankCode: null, originalNumber, holder: 'juan dela cruz' },
    });
  });
});

describe('formatting an account number', () => {
  it('S5.13: groups digits by four without losing one, masked or not, and is idempotent', () => {
    forAll(digits(0, 30), (number) => {
      for (const shown of [number, maskNumber(number)]) {
        const grouped = groupInFours(shown);
        expect(plainNumber(grouped)).toBe(shown);
        expect(groupInFours(grouped)).toBe(grouped);
        expect(grouped === '' ? [] : grouped.split(' ').slice(0, -1)).toEqual(
          Array.from({ length: Math.ceil(number.length / 4) - 1 }, (_, index) =>
            shown.slice(index * 4, index * 4 + 4),
          ),
        );
      }
    });
  });

  it('shows at most four digits of a masked number', () => {
    forAll(digits(0, 30), (number) => {
      const masked = maskNumber(number);
      const shown = number.length > 4 ? number.slice(-4) : '';
      expect(masked).toBe(`${'•'.repeat(number.length - shown.length)}${shown}`);
    });
  });
});
