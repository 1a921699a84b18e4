import * as v from 'valibot';
import { accepted } from '../checked.ts';
import { Email } from '../account/email.ts';
import {
  ClientId,
  type FeedbackForm,
  FeedbackType,
  messageLimit,
  nameLimit,
  wordsIn,
} from './feedback.ts';
import { parseMobile } from '../account/mobile.ts';
import { Id } from '../primitives.ts';
import { afterReload, imageIdsOf, UploadPictures } from './upload.ts';

const Short = v.pipe(v.string(), v.maxLength(120));

export const TicketEntries = v.object({
  type: v.picklist(['', ...FeedbackType.options]),
  /** `none` for no loan; empty before a choice. */
  loan: v.union([v.literal(''), v.literal('none'), Id]),
  description: v.pipe(v.string(), v.maxLength(messageLimit)),
  name: Short,
  mobile: Short,
  email: Short,
  contactableTime: v.pipe(v.string(), v.maxLength(80)),
});
export type TicketEntries = v.InferOutput<typeof TicketEntries>;
export type TicketField = keyof TicketEntries;

/** The service form in storage until its ticket is open (K3, K6). */
export const TicketDraft = v.object({
  version: v.literal(1),
  clientId: ClientId,
  entries: TicketEntries,
  questionId: v.nullable(Id),
  pictures: UploadPictures,
  sent: v.boolean(),
});
export type TicketDraft = v.InferOutput<typeof TicketDraft>;

export type TicketSubject = {
  loanOrderId: string | null;
  about: string | null;
  article: string | null;
};

const feedbackTypeOf = (about: string | null): FeedbackType | undefined =>
  FeedbackType.options.find((one) => one === about);

export type OfferedLoan = { loanOrderId: string; running: boolean };

/** The only running loan, for a disputed account change (B6). */
function loanOfDispute(about: string | null, loans: readonly OfferedLoan[]): string {
  const [only, ...others] = loans.filter(({ running }) => running);
  return about === 'notMyChange' && only && others.length === 0 ? only.loanOrderId : '';
}

/** A loan that the form does not offer is not chosen: the form would show another choice. */
const offeredAmong =
  (loans: readonly OfferedLoan[]) =>
  (loan: string | null): TicketEntries['loan'] =>
    loan === 'none' || loans.some(({ loanOrderId }) => loanOrderId === loan) ? (loan ?? '') : '';

export function filledIn(
  draft: TicketDraft,
  subject: TicketSubject,
  loans: readonly OfferedLoan[],
): TicketDraft {
  const { loanOrderId, about, article } = subject;
  if (draft.sent) return draft;
  const offered = offeredAmong(loans);
  return {
    ...draft,
    entries: {
      ...draft.entries,
      type: feedbackTypeOf(about) ?? draft.entries.type,
      loan: offered(loanOrderId) || offered(draft.entries.loan) || loanOfDispute(about, loans),
    },
    questionId: article ?? draft.questionId,
  };
}

export const ticketAfterReload = (draft: TicketDraft): TicketDraft => ({
  ...draft,
  pictures: afterReload(draft.pictures),
});

export type TicketFaults = {
  type?: 'empty';
  loan?: 'empty';
  description?: 'empty' | 'short';
  name?: 'empty';
  mobile?: 'malformed' | 'noContact';
  email?: 'malformed';
};

export type TicketRules = { minWords: number; receiverAccount: string | null };

const aboutTheAccount: readonly FeedbackType[] = ['payout', 'notMyChange', 'creditBack'];

function descriptionFault(text: string, minWords: number): TicketFaults['description'] {
  if (text.trim() === '') return 'empty';
  return wordsIn(text) < minWords ? 'short' : undefined;
}

function faultsOf({ entries }: TicketDraft, { minWords }: TicketRules): TicketFaults {
  const { type, loan, description, name, mobile, email } = entries;
  const wrong = descriptionFault(description, minWords);
  const number = parseMobile(mobile);
  const noNumber = !number.ok && number.reason === 'empty';
  const noEmail = email.trim() === '';
  return {
    ...(type === '' && { type: 'empty' }),
    ...(loan === '' && { loan: 'empty' }),
    ...(wrong && { description: wrong }),
    ...(name.trim() === '' && { name: 'empty' }),
    ...(noNumber && noEmail && { mobile: 'noContact' }),
    ...(!number.ok && !noNumber && { mobile: 'malformed' }),
    ...(!noEmail && !v.is(Email, email.trim()) && { email: 'malformed' }),
  };
}

/** Returns the ticket in normalised form (S5), or the errors. */
export function checkTicket(
  draft: TicketDraft,
  rules: TicketRules,
): { ok: true; value: FeedbackForm } | { ok: false; faults: TicketFaults } {
  const faults = faultsOf(draft, rules);
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const { entries, clientId, questionId, pictures } = draft;
  const { type, loan, description, name, mobile, email, contactableTime } = entries;
  if (type === '') throw new Error('a ticket without a type must have an error');
  const number = parseMobile(mobile);
  return accepted({
    type,
    loanOrderId: loan === 'none' ? null : loan,
    description: description.trim(),
    receiverAccount: aboutTheAccount.includes(type) ? rules.receiverAccount : null,
    name: name.trim().slice(0, nameLimit),
    mobile: number.ok ? number.value : null,
    email: email.trim() || null,
    contactableTime: contactableTime.trim() || null,
    clientId,
    imageIds: imageIdsOf(pictures),
    ...(questionId !== null && { questionId }),
  });
}
