import { eq } from 'drizzle-orm';
import type { Question } from '#domain/service/feedback.ts';
import type { Language } from '#domain/language.ts';
import { articleVotes } from '../../database/account-tables.ts';
import { refusalNamed } from '../refusal.ts';
import type { Work } from '../work.ts';
import {
  type HelpArticleId,
  helpArticles,
  type HelpText,
  helpWords,
  topics,
} from '../../rules/help-words.ts';
import { html } from '../../rules/html.ts';

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

type Vote = (typeof articleVotes.$inferSelect)['vote'];

/** Without a borrower (`userId` null), every vote is null. */
export async function helpCentre(
  { tx }: Work,
  userId: string | null,
  language: Language,
): Promise<{ title: string; questions: Question[] }[]> {
  const votes =
    userId === null
      ? []
      : await tx.select().from(articleVotes).where(eq(articleVotes.userId, userId));
  const voteOn = new Map(votes.map(({ questionId, vote }) => [questionId, vote]));
  return helpTopicsIn(language).map(({ title, ids }) => ({
    title,
    questions: ids.map((questionId) => ({
      questionId,
      ...helpArticleIn(questionId, language),
      vote: voteOn.get(questionId) ?? null,
    })),
  }));
}

/**
 * A second vote replaces the first.
 *
 * @throws Refusal if the article does not exist
 */
export async function keepVote(
  { tx }: Work,
  userId: string,
  questionId: string,
  choice: Vote,
): Promise<void> {
  if (!helpArticles.some((one) => one.questionId === questionId)) throw refusalNamed('notFound');
  await tx
    .insert(articleVotes)
    .values({ userId, questionId, vote: choice })
    .onConflictDoUpdate({
      target: [articleVotes.userId, articleVotes.questionId],
      set: { vote: choice },
    });
}
