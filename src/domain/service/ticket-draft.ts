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

/** The text and choices of the service form; the upload machine has the pictures. */
export const TicketEntries = v.object({
  /** Empty before a type is chosen. */
  type: v.picklist(['', ...FeedbackType.options]),
  /** An order, or `none` for no loan; empty before a choice. */
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
  /** Identifies the ticket at the lender, so that a repeated request creates no second ticket. */
  clientId: ClientId,
  entries: TicketEntries,
  questionId: v.nullable(Id),
  pictures: UploadPictures,
  /** Whether the form was sent with an unknown outcome. */
  sent: v.boolean(),
});
export type TicketDraft = v.InferOutput<typeof TicketDraft>;

/** The loan, type and article in the address of the form. */
export type TicketSubject = {
  loanOrderId: string | null;
  /** The key of a type in an address; an unknown type counts as none. */
  about: string | null;
  article: string | null;
};

const feedbackTypeOf = (about: string | null): FeedbackType | undefined =>
  FeedbackType.options.find((one) => one === about);

export type OfferedLoan = { loanOrderId: string; running: boolean };

/**
 * The loan of a disputed account change: the only running one (B6). Empty if the borrower must
 * choose.
 */
function loanOfDispute(about: string | null, loans: readonly OfferedLoan[]): string {
  const [only, ...others] = loans.filter(({ running }) => running);
  return about === 'notMyChange' && only && others.length === 0 ? only.loanOrderId : '';
}

/** The initial form: the stored draft, pre-filled from the address. */
export function filledIn(
  draft: TicketDraft,
  subject: TicketSubject,
  loans: readonly OfferedLoan[],
): TicketDraft {
  const { loanOrderId, about, article } = subject;
  // A sent draft does not change.
  if (draft.sent) return draft;
  return {
    ...draft,
    entries: {
      ...draft.entries,
      type: feedbackTypeOf(about) ?? draft.entries.type,
      loan: loanOrderId ?? (draft.entries.loan || loanOfDispute(about, loans)),
    },
    questionId: article ?? draft.questionId,
  };
}

/** A draft after a reload; nothing is sent automatically. */
export const ticketAfterReload = (draft: TicketDraft): TicketDraft => ({
  ...draft,
  pictures: afterReload(draft.pictures),
});

/** Why a form cannot be sent. */
export type TicketFaults = {
  type?: 'empty';
  loan?: 'empty';
  description?: 'empty' | 'short';
  name?: 'empty';
  mobile?: 'malformed' | 'noContact';
  email?: 'malformed';
};

/** The values that validation needs besides the fields. */
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

/** Validates the form; returns the ticket in normalised form (S5) or the errors. */
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
