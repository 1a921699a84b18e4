import * as v from 'valibot';
import { Email } from '../account/email.ts';
import { Id, Instant } from '../primitives.ts';

/**
 * What a ticket is about; harassment, privacy and disputes have types of their own (S3, K1).
 * `notMyChange`: the payout account was changed, and not by the borrower (B6).
 */
export const FeedbackType = v.picklist([
  'paymentNotPosted',
  'wrongBalance',
  'doublePayment',
  'payout',
  'application',
  'account',
  'notMyChange',
  'creditBack',
  'harassment',
  'privacy',
  'other',
]);
export type FeedbackType = v.InferOutput<typeof FeedbackType>;

/** Pictures of a ticket or a message: so many, each so large, of these types. */
export const pictureLimits = {
  count: 3,
  bytes: 5 * 1_024 * 1_024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** The most letters of a description or a message. */
export const messageLimit = 4_000;

/** The words of a text: what stands between spaces. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** What the phone calls something that it sends, so that a lost reply makes nothing twice. */
export const ClientId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Where a picture is: an address of our own origin that nobody can guess. */
export const PictureUrl = v.pipe(v.string(), v.regex(/^\/api\/pictures\/[0-9a-f]{32}$/));

/** A picture that reached the lender, for a ticket or a message still being written. */
export const Picture = v.object({ imageId: Id, url: PictureUrl });
export type Picture = v.InferOutput<typeof Picture>;

const Text = v.pipe(v.string(), v.maxLength(messageLimit));
const Pictures = v.pipe(v.array(Id), v.maxLength(pictureLimits.count));

/** One message of a ticket's conversation, in the server's order (`order` grows). */
export const FeedbackMessage = v.object({
  messageId: Id,
  order: v.pipe(v.number(), v.safeInteger()),
  clientId: v.nullable(ClientId),
  from: v.picklist(['borrower', 'service']),
  text: Text,
  images: v.array(PictureUrl),
  sentAt: Instant,
});
export type FeedbackMessage = v.InferOutput<typeof FeedbackMessage>;

/** What a borrower writes to the lender in a conversation: words, pictures, or both. */
export const NewMessage = v.object({
  ticketId: Id,
  clientId: ClientId,
  text: Text,
  imageIds: Pictures,
});

const said = {
  type: FeedbackType,
  /** The loan that it is about; null where the borrower chose that it is about none. */
  loanOrderId: v.nullable(Id),
  description: v.pipe(Text, v.nonEmpty()),
  /** The account that the money went to, where the ticket is about it; masked. */
  receiverAccount: v.nullable(v.string()),
  name: v.pipe(v.string(), v.regex(/\S/), v.maxLength(80)),
  mobile: v.nullable(v.pipe(v.string(), v.regex(/^\+639\d{9}$/))),
  email: v.nullable(Email),
  contactableTime: v.nullable(v.pipe(v.string(), v.maxLength(80))),
  /** The help article that did not help. */
  questionId: v.optional(Id),
};

/** What a borrower writes in the service form (S3, S5): tel or email, at least one. */
export const FeedbackForm = v.pipe(
  v.object({ ...said, clientId: ClientId, imageIds: Pictures }),
  v.check(({ mobile, email }) => mobile !== null || email !== null, 'a number or an address'),
);
export type FeedbackForm = v.InferOutput<typeof FeedbackForm>;

/** What a person is told of a ticket once it is open. */
export const OpenedTicket = v.object({
  ticketId: Id,
  /** What a person reads out. */
  ticketNumber: v.string(),
  createdAt: Instant,
  /** When an answer is promised by. */
  answerBy: Instant,
});

export type OpenedTicket = v.InferOutput<typeof OpenedTicket>;

/** Customer feedback ticket (S3); its messages are told page by page. */
export const FeedbackTicket = v.object({
  ...OpenedTicket.entries,
  ...said,
  receipts: v.array(PictureUrl),
  resolved: v.boolean(),
  unread: v.boolean(),
});
export type FeedbackTicket = v.InferOutput<typeof FeedbackTicket>;

/** A help article; `html` is raw and must be sanitised at every read. `vote` is this borrower's. */
export const Question = v.object({
  questionId: Id,
  title: v.string(),
  html: v.string(),
  /** The language that it is written in, which may be another than the one asked for. */
  language: v.picklist(['en', 'fil']),
  vote: v.nullable(v.picklist(['helpful', 'useless'])),
});
export type Question = v.InferOutput<typeof Question>;
