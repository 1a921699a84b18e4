import * as v from 'valibot';
import { Rejection } from '#domain/credit-order.ts';
import { FeedbackForm, FeedbackMessage, FeedbackTicket, Question } from '#domain/feedback.ts';
import { Homepage, ServiceEntrance } from '#domain/home.ts';
import { LoanWindows, OperationConfig } from '#domain/operation-config.ts';
import { Id } from '#domain/primitives.ts';
import { Credentials, UserInfo } from '#domain/user.ts';
import { group } from './method.ts';

const Mobile = v.pipe(v.string(), v.regex(/^\+639\d{9}$/));

/** General methods (S7). */
export const generalMethods = group({
  login: {
    data: v.union([
      v.object({ mobile: Mobile, smsCode: v.string() }),
      v.object({ username: v.string(), password: v.string() }),
    ]),
    reply: Credentials,
  },
  mobileExists: { data: v.object({ mobile: Mobile }), reply: v.object({ exists: v.boolean() }) },
  getCurrentUserInfo: { data: v.object({}), reply: UserInfo },
  /** Why an order was rejected and when to apply again; of the credit order where no loan order is named. */
  rejectGuide: { data: v.object({ loanOrderId: v.optional(Id) }), reply: Rejection },
  customerServiceEntrance: { data: v.object({}), reply: ServiceEntrance },
  getHomepageData: { data: v.object({}), reply: Homepage },
  operationConfig: { data: v.object({}), reply: OperationConfig },
  /** The help centre, by topic. */
  listQuestion: {
    data: v.object({}),
    reply: v.object({
      topics: v.array(v.object({ title: v.string(), questions: v.array(Question) })),
    }),
  },
  likeQuestion: { data: v.object({ questionId: Id }), reply: v.object({}) },
  dislikeQuestion: { data: v.object({ questionId: Id }), reply: v.object({}) },
  /** Opens a ticket; the receipts travel as files beside it. */
  saveFeedback: { data: FeedbackForm, reply: v.object({ ticketId: Id }) },
  hasUnreadMessage: { data: v.object({}), reply: v.object({ unread: v.boolean() }) },
  /** The borrower's tickets, newest first; all of them, or by whether they are resolved. */
  listUserFeedback: {
    data: v.object({ resolved: v.optional(v.boolean()) }),
    reply: v.object({ tickets: v.array(v.omit(FeedbackTicket, ['messages'])) }),
  },
  feedbackDetail: { data: v.object({ ticketId: Id }), reply: FeedbackTicket },
  /** A ticket's messages, oldest first. */
  leaveMessageList: {
    data: v.object({ ticketId: Id }),
    reply: v.object({ messages: v.array(FeedbackMessage) }),
  },
  createLeaveMessage: {
    data: v.object({
      ticketId: Id,
      text: FeedbackMessage.entries.text,
      imageIds: v.array(Id),
    }),
    reply: FeedbackMessage,
  },
  /** A picture for a message that is still being written; the file travels beside it. */
  uploadLeaveMessageImage: {
    data: v.object({ ticketId: Id }),
    reply: v.object({ imageId: Id, url: v.pipe(v.string(), v.url()) }),
  },
  loanWindowConfig: { data: v.object({}), reply: LoanWindows },
  /** A rating of one to five stars; `storeUrl` where the store would like to hear it too. */
  userSubmitRating: {
    data: v.object({
      stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      comment: v.pipe(v.string(), v.maxLength(1_000)),
      loanOrderId: v.nullable(Id),
    }),
    reply: v.object({ storeUrl: v.nullable(v.pipe(v.string(), v.url())) }),
  },
});
