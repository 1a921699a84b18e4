import { describe, expect, it } from 'vitest';
import { isRunning } from '#domain/loan-groups.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { filledIn } from '#domain/ticket-draft.ts';
import { formDraft } from '#tests/model/samples/tickets.ts';

const empty = formDraft({ type: '', loan: '' });
const about = (subject: { loanOrderId?: string; about?: string; article?: string }) => ({
  loanOrderId: null,
  about: null,
  article: null,
  ...subject,
});
const loan = (loanOrderId: string, running: boolean) => ({ loanOrderId, running });

describe('K1: a form opens filled in', () => {
  it('with the loan, the type and the article that it was opened for', () => {
    const { entries, questionId } = filledIn(
      empty,
      about({ loanOrderId: 'loan-1', about: 'paymentNotPosted', article: 'late' }),
      [],
    );
    expect(entries).toMatchObject({ type: 'paymentNotPosted', loan: 'loan-1' });
    expect(questionId).toBe('late');
  });

  it('with no type that there is not', () => {
    expect(filledIn(empty, about({ about: 'refund' }), []).entries.type).toBe('');
  });

  it('with what lay on the phone where it is opened for nothing', () => {
    const draft = { ...formDraft({ type: 'privacy', loan: 'loan-2' }), questionId: 'late' };
    expect(filledIn(draft, about({}), [loan('loan-1', true)])).toEqual(draft);
    expect(filledIn(draft, about({ about: 'refund' }), [])).toEqual(draft);
    const other = filledIn(draft, about({ article: 'overpaid', loanOrderId: 'loan-1' }), []);
    expect(other).toMatchObject({ questionId: 'overpaid', entries: { loan: 'loan-1' } });
  });

  it('never over what left the phone', () => {
    const sent = { ...empty, sent: true };
    expect(filledIn(sent, about({ about: 'payout' }), [])).toEqual(sent);
  });
});

describe('B6: a disputed change of the account is about', () => {
  const disputed = about({ about: 'notMyChange' });
  const loanOf = (...loans: ReturnType<typeof loan>[]) =>
    filledIn(empty, disputed, loans).entries.loan;

  it('the loan that runs, whichever others there were', () => {
    expect(loanOf(loan('loan-2', false), loan('loan-1', true))).toBe('loan-1');
  });

  it.each([
    ['none runs', [loan('loan-1', false)]],
    ['there is none', []],
    ['two run', [loan('loan-1', true), loan('loan-2', true)]],
  ])('what the person chooses where %s', (_, loans) => {
    expect(loanOf(...loans)).toBe('');
  });

  it('what was chosen before', () => {
    const chosen = formDraft({ loan: 'none' });
    expect(filledIn(chosen, disputed, [loan('loan-1', true)]).entries.loan).toBe('none');
  });

  it('and no other request is about a loan that nobody named', () => {
    const other = filledIn(empty, about({ about: 'privacy' }), [loan('loan-1', true)]);
    expect(other.entries.loan).toBe('');
  });
});

it.each([
  ['repaying', true],
  ['overdue', true],
  ['reviewing', true],
  ['lending', true],
  ['disbursementFailed', true],
  ['settled', false],
  ['rejected', false],
  ['cancelled', false],
] as const)('a loan that is %s runs: %s', (status, runs) => {
  expect(isRunning({ status: loanStatus[status] })).toBe(runs);
});
