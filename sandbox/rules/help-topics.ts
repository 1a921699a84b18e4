import { lostNumberArticle } from '#domain/service/help-articles.ts';

export const topics = ['borrowing', 'repaying', 'moreTime', 'account'] as const;
export type HelpTopic = (typeof topics)[number];

/** Articles in the order of the page. Ids must not change, because votes refer to them. */
export const helpArticles = [
  { questionId: 'howLong', topic: 'borrowing' },
  { questionId: 'whyLess', topic: 'borrowing' },
  { questionId: 'rejected', topic: 'borrowing' },
  { questionId: 'notArrived', topic: 'borrowing' },
  { questionId: 'creditLaw', topic: 'borrowing' },
  { questionId: 'waysToPay', topic: 'repaying' },
  { questionId: 'notPosted', topic: 'repaying' },
  { questionId: 'overpaid', topic: 'repaying' },
  { questionId: 'late', topic: 'repaying' },
  { questionId: 'rollover', topic: 'moreTime' },
  { questionId: 'restructure', topic: 'moreTime' },
  { questionId: 'newPhone', topic: 'account' },
  { questionId: lostNumberArticle, topic: 'account' },
  { questionId: 'whoSeesData', topic: 'account' },
] as const satisfies readonly { questionId: string; topic: HelpTopic }[];

export type HelpArticleId = (typeof helpArticles)[number]['questionId'];

export type HelpText = { title: string; paragraphs: readonly string[] };
