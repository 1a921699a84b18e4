import { lostNumberArticle } from '#domain/help-articles.ts';
import type { Language } from '#domain/language.ts';
import { helpWords } from './help-words.ts';
import { html } from './html.ts';

/** What the help centre is divided into, in the order in which it is shown. */
const topics = ['borrowing', 'repaying', 'moreTime', 'account'] as const;
export type HelpTopic = (typeof topics)[number];

/** Each article and its topic, in the order in which they are shown. Their ids never change: votes name them. */
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

/** What an article says: its question, and the answer a paragraph at a time. */
export type HelpText = { title: string; paragraphs: readonly string[] };

/** An article as it reads in a language, or in English where it was not translated (H2). */
export function helpArticleIn(
  id: HelpArticleId,
  language: Language,
): { title: string; html: string; language: Language } {
  const own: HelpText | undefined = helpWords[language].articles[id];
  const { title, paragraphs } = own ?? helpWords.en.articles[id];
  return {
    title,
    html: paragraphs.map(html.text).join(''),
    language: own ? language : 'en',
  };
}

/** The topics in a language, each with its articles' ids. */
export function helpTopicsIn(language: Language): { title: string; ids: HelpArticleId[] }[] {
  return topics.map((topic) => ({
    title: helpWords[language].topics[topic],
    ids: helpArticles.filter((one) => one.topic === topic).map(({ questionId }) => questionId),
  }));
}
