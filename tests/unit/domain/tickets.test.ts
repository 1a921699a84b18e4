import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  draftAfterReload,
  failedWith,
  sentAgain,
  stillUnsent,
  withNewest,
} from '#domain/service/conversation.ts';
import { FeedbackForm } from '#domain/service/feedback.ts';
import {
  checkTicket,
  filledIn,
  type TicketEntries,
  ticketAfterReload,
} from '#domain/service/ticket-draft.ts';
import {
  afterReload,
  canRetry,
  imageIdsOf,
  isFailed,
  isUnderWay,
  PictureProblem,
  roomFor,
  type UploadPicture,
} from '#domain/service/upload.ts';
import {
  conversationDraft,
  formDraft,
  idOf,
  messageOf,
  pictureOf,
} from '#machines/samples/tickets.ts';
import { forAll } from '#tests/for-all.ts';

const rules = { minWords: 5, receiverAccount: '•••4567' };
const check = (change: Partial<TicketEntries> = {}) => checkTicket(formDraft(change), rules);

describe('S5.8: the errors of a form', () => {
  it.each<[Partial<TicketEntries>, object]>([
    [{ type: '' }, { type: 'empty' }],
    [{ loan: '' }, { loan: 'empty' }],
    [{ description: '' }, { description: 'empty' }],
    [{ description: ' \n ' }, { description: 'empty' }],
    [{ description: ' four words  are short ' }, { description: 'short' }],
    [{ name: '  ' }, { name: 'empty' }],
    [{ mobile: '' }, { mobile: 'noContact' }],
    [{ mobile: ' ', email: ' ' }, { mobile: 'noContact' }],
    [{ mobile: '0917' }, { mobile: 'malformed' }],
    [{ mobile: '0917', email: 'a@b.ph' }, { mobile: 'malformed' }],
    [{ email: 'a@b' }, { email: 'malformed' }],
    [{ mobile: '', email: 'a@b' }, { email: 'malformed' }],
  ])('for %j are %j', (change, faults) => {
    expect(check(change)).toEqual({ ok: false, faults });
  });
});

describe('S5.8: the request of a form', () => {
  it('contains trimmed fields, the subject and the reply address', () => {
    const draft = formDraft({
      type: 'payout',
      loan: 'loan-1',
      description: '  five words are enough here ',
      name: ' Maria ',
      mobile: '0917 123 4567',
      email: ' a@b.ph ',
      contactableTime: ' mornings ',
    });
    const pictures = [pictureOf('1'), pictureOf('2', 'failed'), pictureOf('3')];
    expect(checkTicket({ ...draft, questionId: 'late', pictures }, rules)).toEqual({
      ok: true,
      value: {
        type: 'payout',
        loanOrderId: 'loan-1',
        description: 'five words are enough here',
        receiverAccount: '•••4567',
        name: 'Maria',
        mobile: '+639171234567',
        email: 'a@b.ph',
        contactableTime: 'mornings',
        questionId: 'late',
        clientId: idOf('f'),
        imageIds: ['image-1', 'image-3'],
      },
    });
  });

  it('contains null for empty fields, and no questionId without an article', () => {
    const sent = check({ mobile: ' ', email: 'a@b.ph', contactableTime: ' ' });
    expect(sent).toMatchObject({
      ok: true,
      value: { loanOrderId: null, mobile: null, contactableTime: null, imageIds: [] },
    });
    expect(sent).not.toHaveProperty('value.questionId');
    expect(check()).toMatchObject({ ok: true, value: { email: null, mobile: '+639171234567' } });
  });

  it('contains the account only if the ticket is about a payment to the account or a change of the account', () => {
    const types = ['payout', 'notMyChange', 'creditBack', 'other', 'paymentNotPosted'] as const;
    const accounts = types.map((type) => {
      const checked = check({ type });
      return checked.ok ? checked.value.receiverAccount : undefined;
    });
    expect(accounts).toEqual(['•••4567', '•••4567', '•••4567', null, null]);
  });
});

describe('K1: the form of a link', () => {
  const empty = formDraft({ type: '', loan: '' });
  const privacy = { ...formDraft({ type: 'privacy', loan: 'loan-2' }), questionId: 'late' };
  const sent = { ...empty, sent: true };

  const disputed = { about: 'notMyChange' };
  const [one, two, old] = [
    { loanOrderId: 'loan-1', running: true },
    { loanOrderId: 'loan-2', running: true },
    { loanOrderId: 'loan-3', running: false },
  ];
  type Filled = Parameters<typeof filledIn>;

  it.each<[string, Filled[0], Partial<Filled[1]>, Filled[2], object]>([
    [
      'has the loan, the type and the article of the link',
      empty,
      { loanOrderId: 'loan-1', about: 'paymentNotPosted', article: 'late' },
      [one],
      { entries: { type: 'paymentNotPosted', loan: 'loan-1' }, questionId: 'late' },
    ],
    ['is the stored draft if the link names nothing', privacy, {}, [one, two], privacy],
    [
      'replaces the loan and the article of the draft',
      privacy,
      { article: 'overpaid', loanOrderId: 'loan-1' },
      [one],
      { entries: { type: 'privacy', loan: 'loan-1' }, questionId: 'overpaid' },
    ],
    ['never changes a form that was sent', sent, { about: 'payout' }, [], sent],
    [
      'B6: names the only running loan',
      empty,
      disputed,
      [old, one],
      { entries: { loan: 'loan-1' } },
    ],
    ['B6: names no loan that is not running', empty, disputed, [old], { entries: { loan: '' } }],
    ['B6: names none of two running loans', empty, disputed, [one, two], { entries: { loan: '' } }],
    ['B6: keeps an earlier choice', privacy, disputed, [one, two], { entries: { loan: 'loan-2' } }],
    [
      'asks for the loan if the form does not offer the loan of the link',
      empty,
      { loanOrderId: 'loan-2' },
      [one],
      { entries: { loan: '' } },
    ],
    [
      'asks for the loan if the form no longer offers the loan of the draft',
      privacy,
      {},
      [one],
      { entries: { loan: '' } },
    ],
    [
      'keeps the choice of no loan',
      formDraft({ loan: 'none' }),
      {},
      [],
      { entries: { loan: 'none' } },
    ],
  ])('%s', (_, draft, link, loans, filled) => {
    const about = { loanOrderId: null, about: null, article: null, ...link };
    expect(filledIn(draft, about, loans)).toMatchObject(filled);
  });

  it('becomes a request only if the lender’s schema accepts that request', () => {
    const entries = fc.record({
      description: fc.string({ minLength: 1, maxLength: 200 }),
      name: fc.string({ minLength: 1, maxLength: 120, size: 'max' }),
      email: fc.constantFrom('', 'juan@hiram.example'),
      contactableTime: fc.string({ maxLength: 80, size: 'max' }),
    });
    forAll(entries, (typed) => {
      const ticket = checkTicket(formDraft(typed), { minWords: 1, receiverAccount: null });
      expect(!ticket.ok || v.is(FeedbackForm, ticket.value)).toBe(true);
    });
  });
});

describe('pictures of a draft', () => {
  const all: UploadPicture[] = [
    pictureOf('1', 'waiting'),
    pictureOf('2'),
    pictureOf('3', 'failed'),
  ];

  it('have failed after a reload if they were not uploaded, so that only the borrower resends them', () => {
    const left = afterReload(all);
    expect(left.map(({ state }) => state)).toEqual(['failed', 'done', 'failed']);
    expect(left.map(({ problem }) => problem)).toEqual(['interrupted', null, 'network']);
    expect(ticketAfterReload({ ...formDraft(), pictures: all }).pictures).toEqual(left);
    expect([all.map(isUnderWay), all.map(isFailed)]).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
    expect(imageIdsOf(all)).toEqual(['image-2']);
  });

  it('count towards the limit unless they are finally refused', () => {
    const passing = ['network', 'timeout', 'session', 'interrupted', 'notSent', 'tooManyKept'];
    expect(PictureProblem.options.filter(canRetry)).toEqual(passing);
    expect(roomFor([])).toBe(3);
    for (const problem of PictureProblem.options)
      expect(roomFor([{ ...pictureOf('1', 'failed'), problem }])).toBe(
        passing.includes(problem) ? 2 : 3,
      );
    expect(roomFor(all)).toBe(0);
  });
});

describe('a conversation', () => {
  const page = (earlier: boolean, ...orders: number[]) => ({
    messages: orders.map((order) => messageOf(order)),
    earlier,
  });

  it('appends the newest page, and starts over if messages between that page and the known ones are missing', () => {
    const known = page(true, 4, 5);
    expect(withNewest(known, page(true, 5, 6))).toEqual(page(true, 4, 5, 6));
    expect(withNewest(known, page(true, 6, 7))).toEqual(page(true, 6, 7));
    expect(withNewest(known, page(false, 6))).toEqual(page(true, 4, 5, 6));
    expect(withNewest(page(false, 4), page(true, 3, 4))).toEqual(page(false, 3, 4));
    expect(withNewest(known, page(true))).toEqual(known);
    expect(withNewest(page(true), page(false, 1))).toEqual(page(false, 1));
  });

  it('keeps undelivered messages, and sends nothing by itself after a reload', () => {
    const unsent = ['1', '2'].map((digit) => ({
      clientId: idOf(digit),
      text: '',
      pictures: [],
      state: 'waiting' as const,
      refused: false,
      pictureGone: false,
    }));
    expect(stillUnsent(unsent, [messageOf(1, 'borrower', idOf('1')), messageOf(2)])).toEqual(
      unsent.slice(1),
    );
    const draft = { ...conversationDraft, pictures: [pictureOf('1', 'waiting')], unsent };
    const left = draftAfterReload(draft);
    expect(left.pictures).toEqual(afterReload(draft.pictures));
    expect(left.unsent.map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(left.text).toBe('half a message');
  });

  it('counts a message as refused only after the lender’s refusal, until it is sent again', () => {
    const [message] = conversationDraft.unsent;
    if (!message) throw new Error('the sample has no message');
    const refusal = { kind: 'business', code: 1, message: '' } as const;
    const lost = [{ kind: 'timeout' }, { kind: 'session', reason: 'expired' }] as const;
    expect(failedWith(message, refusal).refused).toBe(true);
    expect(sentAgain(failedWith(message, refusal)).refused).toBe(false);
    for (const failure of lost) expect(failedWith(message, failure).refused).toBe(false);
  });
});
