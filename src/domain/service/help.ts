import * as v from 'valibot';
import { Question } from './feedback.ts';
import { Language } from '../language.ts';
import { Instant } from '../primitives.ts';

export type Vote = NonNullable<Question['vote']>;

export const HelpTopic = v.object({ title: v.string(), questions: v.array(Question) });
export type HelpTopic = v.InferOutput<typeof HelpTopic>;

/**
 * A help centre reply: its requested language, and its time by the server's clock.
 * `listQuestionData` stores the last one (S3).
 */
export const HelpList = v.object({
  topics: v.array(HelpTopic),
  language: Language,
  receivedAt: Instant,
});
export type HelpList = v.InferOutput<typeof HelpList>;

/** An article of the help centre; null for an unknown id. */
export const articleOf = (
  { topics }: Pick<HelpList, 'topics'>,
  questionId: string,
): Question | null =>
  topics
    .flatMap(({ questions }) => questions)
    .find((question) => question.questionId === questionId) ?? null;

/** The help centre with a borrower's vote on an article; replaces an earlier vote. */
export const withVote = (list: HelpList, questionId: string, vote: Vote): HelpList => ({
  ...list,
  topics: list.topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map((question) =>
      question.questionId === questionId ? { ...question, vote } : question,
    ),
  })),
});
