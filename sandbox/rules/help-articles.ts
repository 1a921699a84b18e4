import type { Language } from '#domain/language.ts';
import { type HelpArticleId, helpArticles, type HelpText, topics } from './help-topics.ts';
import { helpWords } from './help-words.ts';
import { html } from './html.ts';

/** An article in a language; in English if it has no translation (H2). */
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

export function helpTopicsIn(language: Language): { title: string; ids: HelpArticleId[] }[] {
  return topics.map((topic) => ({
    title: helpWords[language].topics[topic],
    ids: helpArticles.filter((one) => one.topic === topic).map(({ questionId }) => questionId),
  }));
}
