import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { day } from '#domain/constants.ts';
import { documentKinds } from '#domain/credit/credit-order.ts';
import { Duration } from '#sandbox/control/duration.ts';
import { FaultKind } from '#sandbox/control/faults.ts';
import { decipher, encipher } from '#sandbox/protocol/cipher.ts';
import { isCreditworthy } from '#sandbox/rules/credit-review.ts';
import { uploadState } from '#sandbox/rules/documents.ts';

describe('the upload state', () => {
  it('S3.7: is half of the valid files, rounded up, and 5 for all eight', () => {
    const states = documentKinds.map((_, index) =>
      uploadState(
        documentKinds.slice(0, index + 1).map((kind) => ({ kind, uploadedAt: 0 })),
        0,
      ),
    );
    expect(states).toEqual([1, 1, 2, 2, 3, 3, 4, 5]);
    expect(uploadState([], 0)).toBe(0);
  });

  it('falls when the selfie lapses', () => {
    const all = documentKinds.map((kind) => ({ kind, uploadedAt: 0 }));
    expect(uploadState(all, 60 * day)).toBe(5);
    expect(uploadState(all, 60 * day + 1)).toBe(4);
  });
});

describe('a credit review', () => {
  const applicant = { flagged: false, monthlyIncome: 5_000, birthDate: '2008-11-21' };
  it.each([
    [{}, true],
    [{ flagged: true }, false],
    [{ monthlyIncome: 4_999 }, false],
    [{ monthlyIncome: null }, false],
    [{ birthDate: '2008-11-22' }, false],
    [{ birthDate: null }, false],
  ])('of %j returns %s', (over, verdict) => {
    expect(isCreditworthy({ ...applicant, ...over }, '2026-11-21')).toBe(verdict);
  });
});

describe('a duration', () => {
  it.each([
    ['3d', 259_200_000],
    ['12h', 43_200_000],
    ['30m', 1_800_000],
    ['90s', 90_000],
  ])('%s is %i ms', (text, milliseconds) => {
    expect(v.parse(Duration, text)).toBe(milliseconds);
  });

  it.each(['', '3', 'd', '-3d', '3 d', '3D', '1.5h', 'constructor'])(
    'has another form than %j',
    (text) => {
      expect(v.is(Duration, text)).toBe(false);
    },
  );
});

describe('a kind of fault', () => {
  it.each(['error-code:1', 'error-code:10010304', 'slow', 'drop-after'])('%s is valid', (kind) => {
    expect(v.is(FaultKind, kind)).toBe(true);
  });
  it.each(['error-code:', 'error-code:0', 'error-code:x', 'slower', ''])(
    '%j is not valid',
    (kind) => {
      expect(v.is(FaultKind, kind)).toBe(false);
    },
  );
});

describe('the cipher', () => {
  const packageName = 'ph.hiram.app';
  it('returns null for text that it cannot decipher', () => {
    const hex = encipher('{"a":1}', packageName);
    const others = ['', 'zz', hex.slice(2), `${hex}00`, encipher('{"a":1}', 'com.another')];
    for (const other of others) expect(decipher(other, packageName)).toBeNull();
  });
});
