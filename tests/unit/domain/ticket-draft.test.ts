import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FeedbackForm } from '#domain/service/feedback.ts';
import { locationOf } from '#domain/pages.ts';
import { checkTicket, filledIn } from '#domain/service/ticket-draft.ts';
import { formDraft } from '#machines/samples/tickets.ts';

const empty = formDraft({ type: '', loan: '' });
const about = (subject: { loanOrderId?: string; about?: string; article?: string }) => ({
  loanOrderId: null,
  about: null,
  article: null,
  ...subject,
});
const loan = (loanOrderId: string, running: boolean) => ({ loanOrderId, running });

describe('K1: filledIn, which pre-fills a form,', () => {
  it('uses the loan, the type and the article of the link', () => {
    const { entries, questionId } = filledIn(
      empty,
      about({ loanOrderId: 'loan-1', about: 'paymentNotPosted', article: 'late' }),
      [],
    );
    expect(entries).toMatchObject({ type: 'paymentNotPosted', loan: 'loan-1' });
    expect(questionId).toBe('late');
  });

  it('keeps the stored draft if the link names nothing', () => {
    const draft = { ...formDraft({ type: 'privacy', loan: 'loan-2' }), questionId: 'late' };
    expect(filledIn(draft, about({}), [loan('loan-1', true)])).toEqual(draft);
    expect(filledIn(draft, about({ about: 'refund' }), [])).toEqual(draft);
    const other = filledIn(draft, about({ article: 'overpaid', loanOrderId: 'loan-1' }), []);
    expect(other).toMatchObject({ questionId: 'overpaid', entries: { loan: 'loan-1' } });
  });

  it('never changes a form that was sent', () => {
    const sent = { ...empty, sent: true };
    expect(filledIn(sent, about({ about: 'payout' }), [])).toEqual(sent);
  });
});

describe('K1: the address of the form', () => {
  it.each(['article', 'loanOrderId'])(
    'ignores a parameter %s of more than 64 characters',
    (name) => {
      const { query } = locationOf('/customer/customerWorder', `?${name}=${'9'.repeat(65)}`);
      expect(query).toEqual({});
    },
  );
});

describe('K1: checkTicket', () => {
  const rules = { minWords: 1, receiverAccount: null };

  it('accepts only forms that the lender’s schema accepts', () => {
    const entries = fc.record({
      description: fc.string({ minLength: 1, maxLength: 200 }),
      name: fc.string({ minLength: 1, maxLength: 120, size: 'max' }),
      email: fc.constantFrom('', 'juan@hiram.example'),
      contactableTime: fc.string({ maxLength: 80, size: 'max' }),
    });
    fc.assert(
      fc.property(entries, (typed) => {
        const ticket = checkTicket(formDraft(typed), rules);
        return !ticket.ok || v.is(FeedbackForm, ticket.value);
      }),
    );
  });
});

describe('B6: the form for a disputed account change', () => {
  const disputed = about({ about: 'notMyChange' });
  const loanOf = (...loans: ReturnType<typeof loan>[]) =>
    filledIn(empty, disputed, loans).entries.loan;

  it('names the only running loan beside a loan that is not running', () => {
    expect(loanOf(loan('loan-2', false), loan('loan-1', true))).toBe('loan-1');
  });

  it.each([
    ['no loan is running', [loan('loan-1', false)]],
    ['there is no loan', []],
    ['two loans are running', [loan('loan-1', true), loan('loan-2', true)]],
  ])('leaves the loan to the borrower if %s', (_, loans) => {
    expect(loanOf(...loans)).toBe('');
  });

  it('keeps an earlier choice', () => {
    const chosen = formDraft({ loan: 'none' });
    expect(filledIn(chosen, disputed, [loan('loan-1', true)]).entries.loan).toBe('none');
  });
});
