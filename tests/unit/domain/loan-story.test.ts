import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loanStatus } from '#domain/loan-status.ts';
import { isPaidInFull, LoanStory, SignedDocument, statementKinds } from '#domain/loan-story.ts';
import { signed, story } from '#tests/model/samples/repayment.ts';

describe('a loan’s story', () => {
  it('ends with a loan paid in full where it is settled, and not by another order', () => {
    const newLoan = { loanOrderId: 'loan-2', loanNumber: '2024-0002' };
    for (const status of Object.values(loanStatus)) {
      expect([status, isPaidInFull(status, { newLoan: null })]).toEqual([
        status,
        status === loanStatus.settled,
      ]);
      expect(isPaidInFull(status, { newLoan })).toBe(false);
    }
  });

  it('is told in lines of known kinds, at least one of them', () => {
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

describe('what was signed', () => {
  const kinds = ['disclosure', 'agreement', 'rollover', 'restructure'] as const;

  it('is a disclosure, an agreement, a rollover’s or a restructure’s', () => {
    const fits = [...kinds, 'privacy'].map((kind) => v.is(SignedDocument, { ...signed, kind }));
    expect(fits).toEqual([true, true, true, true, false]);
  });
});
