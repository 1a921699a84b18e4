import { helpCentre, keepVote } from '../repositories/service/help.ts';
import { forBorrowers, openTo } from './answer.ts';

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
