import { eq } from 'drizzle-orm';
import type { Question } from '#domain/service/feedback.ts';
import type { Language } from '#domain/language.ts';
import { articleVotes } from '../../database/account-tables.ts';
import { helpArticleIn, helpTopicsIn } from '../../rules/help-articles.ts';
import { helpArticles } from '../../rules/help-topics.ts';
import { refusalNamed } from '../refusal.ts';
import type { Work } from '../work.ts';

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
