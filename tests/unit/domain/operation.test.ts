import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DeferralOrder } from '#domain/operation.ts';
import { OperationOffer } from '#domain/operation-offer.ts';
import { deferral } from '#tests/model/samples/operations.ts';

describe('a rollover as the lender tells of it', () => {
  it('is INITIATED only while something of its minimum is missing (S4)', () => {
    expect(v.is(DeferralOrder, deferral())).toBe(true);
    expect(v.is(DeferralOrder, deferral({ missing: 1 }))).toBe(true);
    expect(v.is(DeferralOrder, deferral({ missing: 0 }))).toBe(false);
    expect(v.is(DeferralOrder, deferral({ missing: 0, state: 'CONFIRMED' }))).toBe(true);
  });
});

describe('what a loan is not offered', () => {
  it('comes from a day on where it is too early, and from none where it is anything else', () => {
    const early = { available: false, reason: 'tooEarly' };
    expect(v.is(OperationOffer, { ...early, from: '2026-12-20' })).toBe(true);
    expect(v.is(OperationOffer, early)).toBe(false);
    expect(v.is(OperationOffer, { ...early, reason: 'tooLate', overCaps: [] })).toBe(true);
  });
});
