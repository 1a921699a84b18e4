import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loanStatus } from '#domain/loans/loan-status.ts';
import {
  isPaidInFull,
  LoanStory,
  SignedDocument,
  statementKinds,
} from '#domain/loans/loan-story.ts';
import { signed, story } from '#machines/samples/repayment.ts';

describe('a loan’s story', () => {
  it('ends with a loan paid in full if it is settled and no other order replaced it', () => {
    const newLoan = { loanOrderId: 'loan-2', loanNumber: '2024-0002' };
    for (const status of Object.values(loanStatus)) {
      expect([status, isPaidInFull(status, { newLoan: null })]).toEqual([
        status,
        status === loanStatus.settled,
      ]);
      expect(isPaidInFull(status, { newLoan })).toBe(false);
    }
  });

  it('has at least one line, all of known kinds', () => {
    const line = { on: '2023-11-01', centavos: -1, balanceCentavos: -1 };
    const withLines = (...entries: object[]) => ({ ...story(), entries });
    for (const kind of statementKinds)
      expect([kind, v.is(LoanStory, withLines({ ...line, kind }))]).toEqual([kind, true]);
    for (const kind of ['loan', 'payment', 'overdueFee', 'rolloverFee', 'restructureFee'])
      expect(v.is(LoanStory, withLines({ ...line, kind }))).toBe(true);
    expect(v.is(LoanStory, withLines({ ...line, kind: 'other' }))).toBe(false);
    expect(v.is(LoanStory, withLines())).toBe(false);
  });
});

describe('the signed documents', () => {
  const kinds = ['disclosure', 'agreement', 'rollover', 'restructure'] as const;

  it('are a disclosure, an agreement, and those of a rollover and a restructure', () => {
    const fits = [...kinds, 'privacy'].map((kind) => v.is(SignedDocument, { ...signed, kind }));
    expect(fits).toEqual([true, true, true, true, false]);
  });
});
