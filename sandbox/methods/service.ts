import { assumedCodes } from '#domain/codes.ts';
import { keepPicture } from '../repositories/service/pictures.ts';
import { Refusal } from '../repositories/refusal.ts';
import {
  hasUnread,
  openTicket,
  ownTicket,
  readMessages,
  ticketsOf,
  ticketView,
  writeMessage,
} from '../repositories/service/tickets.ts';
import { forBorrowers, openTo } from './answer.ts';
import { helpCentre, keepVote } from '../repositories/service/help.ts';

export const serviceMethods = [
  openTo('customerServiceEntrance', async () => ({
    onlineUrl: 'https://www.hiram.example/support',
    hotline: '+63\u{a0}2\u{a0}8123\u{a0}4567',
    email: 'care@hiram.example',
    hours: '8:00 AM–8:00 PM',
    officialUrl: 'https://www.hiram.example/',
  })),

  openTo('listQuestion', async ({ work, userId, language }) => ({
    topics: await helpCentre(work, userId, language),
  })),

  forBorrowers('likeQuestion', async ({ work, borrower: { userId } }, { questionId }) => {
    await keepVote(work, userId, questionId, 'helpful');
    return {};
  }),

  forBorrowers('dislikeQuestion', async ({ work, borrower: { userId } }, { questionId }) => {
    await keepVote(work, userId, questionId, 'useless');
    return {};
  }),
] as const;

export const feedbackMethods = [
  forBorrowers('saveFeedback', async ({ work }, form) => {
    const row = await openTicket(work, form);
    const { ticketId, ticketNumber, createdAt, answerBy } = await ticketView(work, row);
    return { ticketId, ticketNumber, createdAt, answerBy };
  }),

  forBorrowers('hasUnreadMessage', async ({ work, borrower }) => ({
    unread: await hasUnread(work, borrower.userId),
  })),

  forBorrowers('listUserFeedback', async ({ work, borrower }, { resolved }) => {
    const rows = await ticketsOf(work, borrower.userId);
    const wanted = rows.filter((row) => resolved === undefined || row.resolved === resolved);
    return { tickets: await Promise.all(wanted.map((row) => ticketView(work, row))) };
  }),

  forBorrowers('feedbackDetail', async ({ work, borrower }, { ticketId }) =>
    ticketView(work, await ownTicket(work, borrower.userId, ticketId)),
  ),

  forBorrowers('leaveMessageList', async ({ work, borrower }, { ticketId, before }) =>
    readMessages(work, await ownTicket(work, borrower.userId, ticketId), before),
  ),

  forBorrowers('createLeaveMessage', async ({ work, borrower }, { ticketId, ...message }) =>
    writeMessage(work, await ownTicket(work, borrower.userId, ticketId), message),
  ),

  forBorrowers('uploadLeaveMessageImage', async ({ work, borrower, files }, { clientId }) => {
    const [file, ...others] = files;
    if (!file || others.length > 0) {
      throw new Refusal(assumedCodes.invalidData, 'uploadLeaveMessageImage: one picture at a time');
    }
    return keepPicture(work, borrower.userId, clientId, file.bytes);
  }),
] as const;
