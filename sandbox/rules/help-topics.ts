import { lostNumberArticle } from '#domain/service/help-articles.ts';

/** Topics of the help centre, in the order in which they are shown. */
export const topics = ['borrowing', 'repaying', 'moreTime', 'account'] as const;
export type HelpTopic = (typeof topics)[number];

/**
 * Articles with their topics, in the order in which they are shown. Ids must not change, because votes
 * refer to them.
 */
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

/** An article: its question, and the paragraphs of its answer. */
export type HelpText = { title: string; paragraphs: readonly string[] };
