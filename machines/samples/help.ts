import type { Question } from '#domain/service/feedback.ts';
import type { HelpList } from '#domain/service/help.ts';
import type { ServiceEntrance } from '#domain/loans/home.ts';

export const entrance: ServiceEntrance = {
  onlineUrl: 'https://hiram.example/chat',
  hotline: '+63 2 8123 4567',
  email: 'help@hiram.example',
  hours: '8 to 20',
  officialUrl: 'https://hiram.example',
};

export const question = (change: Partial<Question> = {}): Question => ({
  questionId: 'late',
  title: 'What if I pay late?',
  html: '<p>An overdue fee is added each day.</p>',
  language: 'en',
  vote: null,
  ...change,
});

export const helpList = (change: Partial<HelpList> = {}): HelpList => ({
  topics: [
    { title: 'Repayment', questions: [question()] },
    {
      title: 'Your account',
      questions: [
        question({ questionId: 'newPhone', title: 'I have a new phone', html: '<p>Log in.</p>' }),
      ],
    },
  ],
  language: 'en',
  receivedAt: 1_700_000_000_000,
  ...change,
});
