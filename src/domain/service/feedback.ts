import * as v from 'valibot';
import { Email } from '../account/email.ts';
import { Id, Instant } from '../primitives.ts';

/**
 * The subject of a ticket (S3, K1). `notMyChange`: another person changed the payout account (B6).
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

export const pictureLimits = {
  count: 3,
  bytes: 5 * 1_024 * 1_024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

export const messageLimit = 4_000;

/** Maximum length of a typed name, in characters; names on record can be longer. */
export const nameLimit = 80;

export const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** The phone's id of a sent item, so that a repeated request creates no duplicate. */
export const ClientId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** An unguessable address of the app's own origin. */
export const PictureUrl = v.pipe(v.string(), v.regex(/^\/api\/pictures\/[0-9a-f]{32}$/));

export const Picture = v.object({ imageId: Id, url: PictureUrl });
export type Picture = v.InferOutput<typeof Picture>;

const Text = v.pipe(v.string(), v.maxLength(messageLimit));
const Pictures = v.pipe(v.array(Id), v.maxLength(pictureLimits.count));

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

export const NewMessage = v.object({
  ticketId: Id,
  clientId: ClientId,
  text: Text,
  imageIds: Pictures,
});

const ticketFields = {
  type: FeedbackType,
  loanOrderId: v.nullable(Id),
  description: v.pipe(Text, v.minLength(1)),
  /** The masked account that received the money. */
  receiverAccount: v.nullable(v.string()),
  name: v.pipe(v.string(), v.regex(/\S/), v.maxLength(nameLimit)),
  mobile: v.nullable(v.pipe(v.string(), v.regex(/^\+639\d{9}$/))),
  email: v.nullable(Email),
  contactableTime: v.nullable(v.pipe(v.string(), v.maxLength(80))),
  questionId: v.optional(Id),
};

/** The service form (S3, S5). */
export const FeedbackForm = v.pipe(
  v.object({ ...ticketFields, clientId: ClientId, imageIds: Pictures }),
  v.check(({ mobile, email }) => mobile !== null || email !== null, 'a number or an address'),
);
export type FeedbackForm = v.InferOutput<typeof FeedbackForm>;

export const OpenedTicket = v.object({
  ticketId: Id,
  /** The number that the borrower tells customer service. */
  ticketNumber: v.string(),
  createdAt: Instant,
  /** Promised time of the answer. */
  answerBy: Instant,
});

export type OpenedTicket = v.InferOutput<typeof OpenedTicket>;

/** Customer feedback ticket (S3), without its messages. */
export const FeedbackTicket = v.object({
  ...OpenedTicket.entries,
  ...ticketFields,
  receipts: v.array(PictureUrl),
  resolved: v.boolean(),
  unread: v.boolean(),
});
export type FeedbackTicket = v.InferOutput<typeof FeedbackTicket>;

/** `html` must be sanitised before it is rendered. */
export const Question = v.object({
  questionId: Id,
  title: v.string(),
  html: v.string(),
  /** The article's language may differ from the requested one. */
  language: v.picklist(['en', 'fil']),
  vote: v.nullable(v.picklist(['helpful', 'useless'])),
});
export type Question = v.InferOutput<typeof Question>;
