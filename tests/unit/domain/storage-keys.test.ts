import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '#domain/storage-keys.ts';

const authInfo = {
  token: 't',
  userId: 'u',
  mobile: '+639171234567',
  packageName: 'ph.hiram.app',
  userInfo: null,
};
const packageInfo = {
  packageName: 'ph.hiram.app',
  appName: 'Hiram',
  screenWidth: 375,
  topPaddingHeight: 24,
  platform: 'android',
};

const samples: Record<keyof typeof storageKeys, { good: unknown[]; bad: unknown[] }> = {
  language: { good: ['en', 'fil'], bad: ['de', '', null] },
  commonInfo: {
    good: [{}, { showLoading: true, runInApp: false, oldLimitBank: '••••1234', screenWidth: 375 }],
    bad: [null, { showLoading: 'yes' }, { screenWidth: -1 }],
  },
  packageInfo: { good: [packageInfo], bad: [{}, { ...packageInfo, packageName: 'short' }] },
  packageName: { good: ['ph.hiram.app'], bad: ['', 'hiram', 7] },
  appName: { good: ['Hiram'], bad: [''] },
  PageName: { good: ['home'], bad: ['', 'x'.repeat(65)] },
  loanAgreementHtml: { good: ['<p>', ''], bad: [null] },
  restructureAgreementHtml: { good: ['<p>', ''], bad: [null] },
  authInfo: { good: [authInfo], bad: [{ ...authInfo, token: '' }, {}] },
  selectQuota: { good: [0, 5000], bad: ['5000', 0.5, -1] },
  popEvaluateTime: {
    good: [{ popupTime: 1, rejectState: false, loanOrderId: null }],
    bad: [{}, { popupTime: -1, rejectState: false, loanOrderId: null }],
  },
  rolloverOrRestructure: { good: [{ rollover: true, restructure: false }], bad: [{}, true] },
  isFirstToBorrow: { good: [true, false], bad: ['true', null] },
};

describe('the storage keys', () => {
  it.each(Object.entries(samples))(
    'S3.21: accept the valid samples of %s only',
    (name, { good, bad }) => {
      const schema = Object.entries(storageKeys).find(([key]) => key === name)?.[1];
      const accepts = (value: unknown) =>
        schema !== undefined && v.is<v.GenericSchema>(schema, value);
      expect(good.filter((value) => !accepts(value))).toEqual([]);
      expect(bad.filter((value) => accepts(value))).toEqual([]);
    },
  );
});
