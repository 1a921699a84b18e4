import { describe, expect, it } from 'vitest';
import { day } from '#domain/constants.ts';
import { documentKinds } from '#domain/credit/credit-order.ts';
import { isCreditworthy, uploadState } from '#sandbox/rules/credit-review.ts';

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
