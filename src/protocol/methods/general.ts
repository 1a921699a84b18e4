import * as v from 'valibot';
import { Rejection } from '#domain/credit/credit-order.ts';
import {
  FeedbackForm,
  FeedbackMessage,
  FeedbackTicket,
  OpenedTicket,
  NewMessage,
  Picture,
} from '#domain/service/feedback.ts';
import { HelpTopic } from '#domain/service/help.ts';
import { Homepage, ServiceEntrance } from '#domain/loans/home.ts';
import { LoanWindows, OperationConfig } from '#domain/operations/operation-config.ts';
import { Id } from '#domain/primitives.ts';
import { Credentials, UserInfo } from '#domain/account/user.ts';
import { by } from './caller.ts';
import { group } from './method.ts';

const Mobile = v.pipe(v.string(), v.regex(/^\+639\d{9}$/));

export const generalMethods = group({
  login: {
    data: v.union([
      v.object({ mobile: Mobile, smsCode: v.string() }),
      v.object({ username: v.string(), password: v.string() }),
    ]),
    reply: Credentials,
    effect: 'write',
    caller: by('login', 'the borrower submits a code or a password'),
  },
  mobileExists: {
    data: v.object({ mobile: Mobile }),
    reply: v.object({ exists: v.boolean() }),
    effect: 'read',
    caller: by(
      'login, accountDeletion, session',
      'the borrower submits a mobile number, before a code is sent; when the outcome of a deletion is unknown',
    ),
  },
  getCurrentUserInfo: {
    data: v.object({}),
    reply: UserInfo,
    effect: 'read',
    caller: by('session', 'right after login, and at a start without user info'),
  },
  /** Without a loan order, the guide is about the credit order. */
  rejectGuide: {
    data: v.object({ loanOrderId: v.optional(Id) }),
    reply: Rejection,
    effect: 'read',
    caller: by('orderProgress', 'a rejection is shown'),
  },
  customerServiceEntrance: {
    data: v.object({}),
    reply: ServiceEntrance,
    effect: 'read',
    caller: by('helpCentre', 'the customer centre opens'),
  },
  getHomepageData: {
    data: v.object({}),
    reply: Homepage,
    effect: 'read',
    caller: by(
      'home, popups, permissions',
      'home is opened, reopened or refreshed; before a popup is shown there; the permissions page opens after a login',
    ),
  },
  operationConfig: {
    data: v.object({}),
    reply: OperationConfig,
    effect: 'read',
    caller: by(
      'profile, bankCardChange, feedbackTickets',
      'the service form, account security or the change of an account opens; when the outcome of a change is unknown',
    ),
  },
  listQuestion: {
    data: v.object({}),
    reply: v.object({ topics: v.array(HelpTopic) }),
    effect: 'read',
    caller: by('helpCentre', 'the customer centre or an article opens'),
  },
  likeQuestion: {
    data: v.object({ questionId: Id }),
    reply: v.object({}),
    effect: 'write',
    caller: by('helpCentre', 'the borrower votes that an article is helpful'),
  },
  dislikeQuestion: {
    data: v.object({ questionId: Id }),
    reply: v.object({}),
    effect: 'write',
    caller: by('helpCentre', 'the borrower votes that an article is not helpful'),
  },
  /** A repeated client id returns the same ticket. */
  saveFeedback: {
    data: FeedbackForm,
    reply: OpenedTicket,
    effect: 'write',
    caller: by('feedbackTickets', 'the service form is sent'),
  },
  hasUnreadMessage: {
    data: v.object({}),
    reply: v.object({ unread: v.boolean() }),
    effect: 'read',
    caller: by('helpCentre, profile', 'the customer centre or the settings page is shown'),
  },
  listUserFeedback: {
    data: v.object({ resolved: v.optional(v.boolean()) }),
    reply: v.object({ tickets: v.array(FeedbackTicket) }),
    effect: 'read',
    caller: by('feedbackTickets', 'the list opens or its filter changes'),
  },
  feedbackDetail: {
    data: v.object({ ticketId: Id }),
    reply: FeedbackTicket,
    effect: 'read',
    caller: by('feedbackTickets', 'a ticket is opened'),
  },
  /**
   * The newest messages, or those with an `order` below `before`; oldest first. Returned messages
   * count as read.
   */
  leaveMessageList: {
    data: v.object({
      ticketId: Id,
      before: v.optional(FeedbackMessage.entries.order),
    }),
    reply: v.object({ messages: v.array(FeedbackMessage), earlier: v.boolean() }),
    effect: 'read',
    caller: by('feedbackTickets', 'a ticket is open; polled'),
  },
  createLeaveMessage: {
    data: NewMessage,
    reply: FeedbackMessage,
    effect: 'write',
    caller: by('feedbackTickets', 'a message is sent'),
  },
  /** The file is a part of the multipart form. */
  uploadLeaveMessageImage: {
    data: v.object({ clientId: NewMessage.entries.clientId }),
    reply: Picture,
    effect: 'write',
    caller: by('feedbackTickets', 'a picture is added'),
  },
  loanWindowConfig: {
    data: v.object({}),
    reply: LoanWindows,
    effect: 'read',
    caller: by('popups', 'home is shown'),
  },
  /** `storeUrl` is set if a store rating is wanted too. */
  userSubmitRating: {
    data: v.object({
      stars: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
      comment: v.pipe(v.string(), v.maxLength(1_000)),
      loanOrderId: v.nullable(Id),
    }),
    reply: v.object({ storeUrl: v.nullable(v.pipe(v.string(), v.url())) }),
    effect: 'write',
    caller: by('rating', 'the borrower submits a rating'),
  },
});
