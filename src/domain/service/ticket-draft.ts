import * as v from 'valibot';
import { accepted } from '../checked.ts';
import { Email } from '../account/email.ts';
import { ClientId, type FeedbackForm, FeedbackType, messageLimit, wordsIn } from './feedback.ts';
import { parseMobile } from '../account/mobile.ts';
import { Id } from '../primitives.ts';
import { afterReload, imageIdsOf, UploadPictures } from './upload.ts';

const Short = v.pipe(v.string(), v.maxLength(120));

/** The text and the choices of the service form; the upload holds the pictures. */
export const TicketEntries = v.object({
  /** Empty until a type is chosen. */
  type: v.picklist(['', ...FeedbackType.options]),
  /** An order, `none` where it is about none; empty until either is chosen. */
  loan: v.union([v.literal(''), v.literal('none'), Id]),
  description: v.pipe(v.string(), v.maxLength(messageLimit)),
  name: Short,
  mobile: Short,
  email: Short,
  contactableTime: v.pipe(v.string(), v.maxLength(80)),
});
export type TicketEntries = v.InferOutput<typeof TicketEntries>;
export type TicketField = keyof TicketEntries;

/** The service form as it lies on this phone until its ticket is open (K3, K6). */
export const TicketDraft = v.object({
  version: v.literal(1),
  /** By which the lender knows the ticket again: a lost reply makes no second one. */
  clientId: ClientId,
  entries: TicketEntries,
  questionId: v.nullable(Id),
  pictures: UploadPictures,
  /** The form was sent, and its outcome is not known. */
  sent: v.boolean(),
});
export type TicketDraft = v.InferOutput<typeof TicketDraft>;

/** The loan, the type and the article that the form was opened from. */
export type TicketSubject = {
  loanOrderId: string | null;
  /** A type's key, as an address names it; one that there is not is none. */
  about: string | null;
  article: string | null;
};

/** The type that an address names, if it names one that there is. */
const feedbackTypeOf = (about: string | null): FeedbackType | undefined =>
  FeedbackType.options.find((one) => one === about);

/** A loan that the form offers. */
export type OfferedLoan = { loanOrderId: string; running: boolean };

/** The loan that a disputed change of the account is about: the one that runs (B6); empty where the person chooses. */
function loanOfDispute(about: string | null, loans: readonly OfferedLoan[]): string {
  const [only, ...others] = loans.filter(({ running }) => running);
  return about === 'notMyChange' && only && others.length === 0 ? only.loanOrderId : '';
}

/** A form as it opens: what lay on the phone, with what it was opened for filled in. */
export function filledIn(
  draft: TicketDraft,
  subject: TicketSubject,
  loans: readonly OfferedLoan[],
): TicketDraft {
  const { loanOrderId, about, article } = subject;
  // A draft that was sent does not change any more.
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

/** A draft as a reload leaves it: nothing is sent by itself. */
export const ticketAfterReload = (draft: TicketDraft): TicketDraft => ({
  ...draft,
  pictures: afterReload(draft.pictures),
});

/** Why a form can't be sent as it stands. */
export type TicketFaults = {
  type?: 'empty';
  loan?: 'empty';
  description?: 'empty' | 'short';
  name?: 'empty';
  mobile?: 'malformed' | 'noContact';
  email?: 'malformed';
};

/** The facts that checking the form needs beside its fields. */
export type TicketRules = { minWords: number; receiverAccount: string | null };

/** The types of tickets that are about where money went to. */
const aboutTheAccount: readonly FeedbackType[] = ['payout', 'notMyChange', 'creditBack'];

function descriptionFault(text: string, minWords: number): TicketFaults['description'] {
  if (text.trim() === '') return 'empty';
  return wordsIn(text) < minWords ? 'short' : undefined;
}

/** Returns the faults of a form. */
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

/** The ticket that a form asks for, tidied as the lender takes it (S5); or what is wrong with it. */
export function checkTicket(
  draft: TicketDraft,
  rules: TicketRules,
): { ok: true; value: FeedbackForm } | { ok: false; faults: TicketFaults } {
  const faults = faultsOf(draft, rules);
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const { entries, clientId, questionId, pictures } = draft;
  const { type, loan, description, name, mobile, email, contactableTime } = entries;
  if (type === '') throw new Error('a ticket without a type has a fault');
  const number = parseMobile(mobile);
  return accepted({
    type,
    loanOrderId: loan === 'none' ? null : loan,
    description: description.trim(),
    receiverAccount: aboutTheAccount.includes(type) ? rules.receiverAccount : null,
    name: name.trim(),
    mobile: number.ok ? number.value : null,
    email: email.trim() || null,
    contactableTime: contactableTime.trim() || null,
    clientId,
    imageIds: imageIdsOf(pictures),
    ...(questionId !== null && { questionId }),
  });
}
