import * as v from 'valibot';
import { Id, Instant } from './primitives.ts';

/** What a ticket is about; harassment and disputes have types of their own. */
const FeedbackType = v.picklist([
  'application',
  'disbursement',
  'repayment',
  'account',
  'dispute',
  'harassment',
  'other',
]);
export type FeedbackType = v.InferOutput<typeof FeedbackType>;

/** One message of a ticket's conversation; the pictures are addresses. */
export const FeedbackMessage = v.object({
  messageId: Id,
  from: v.picklist(['borrower', 'service']),
  text: v.pipe(v.string(), v.maxLength(4_000)),
  images: v.array(v.pipe(v.string(), v.url())),
  sentAt: Instant,
});
export type FeedbackMessage = v.InferOutput<typeof FeedbackMessage>;

/** What a borrower writes in the service form (S3, S5). */
export const FeedbackForm = v.object({
  type: FeedbackType,
  loanOrderId: v.nullable(Id),
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_000)),
  /** The account that the money went to, where the ticket is about it; masked. */
  receiverAccount: v.nullable(v.string()),
  name: v.pipe(v.string(), v.nonEmpty()),
  mobile: v.nullable(v.pipe(v.string(), v.regex(/^\+639\d{9}$/))),
  email: v.nullable(v.pipe(v.string(), v.email())),
  contactableTime: v.nullable(v.string()),
});
export type FeedbackForm = v.InferOutput<typeof FeedbackForm>;

/** Customer feedback ticket (S3). */
export const FeedbackTicket = v.object({
  ticketId: Id,
  ...FeedbackForm.entries,
  receipts: v.array(v.pipe(v.string(), v.url())),
  createdAt: Instant,
  resolved: v.boolean(),
  unread: v.boolean(),
  messages: v.array(FeedbackMessage),
});
export type FeedbackTicket = v.InferOutput<typeof FeedbackTicket>;

/** A help article; `html` is raw and must be sanitised at every read. `vote` is this borrower's. */
export const Question = v.object({
  questionId: Id,
  title: v.string(),
  html: v.string(),
  vote: v.nullable(v.picklist(['helpful', 'useless'])),
});
export type Question = v.InferOutput<typeof Question>;
