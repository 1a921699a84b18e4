import * as v from 'valibot';
import { Question } from './feedback.ts';
import { Language } from '../language.ts';
import { Instant } from '../primitives.ts';

export type Vote = NonNullable<Question['vote']>;

export const HelpTopic = v.object({ title: v.string(), questions: v.array(Question) });
export type HelpTopic = v.InferOutput<typeof HelpTopic>;

/** `language`: the requested one. `listQuestionData` stores the last reply (S3). */
export const HelpList = v.object({
  topics: v.array(HelpTopic),
  language: Language,
  receivedAt: Instant,
});
export type HelpList = v.InferOutput<typeof HelpList>;

export const articleOf = (
  { topics }: Pick<HelpList, 'topics'>,
  questionId: string,
): Question | null =>
  topics
    .flatMap(({ questions }) => questions)
    .find((question) => question.questionId === questionId) ?? null;

export const withVote = (list: HelpList, questionId: string, vote: Vote | null): HelpList => ({
  ...list,
  topics: list.topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map((question) =>
      question.questionId === questionId ? { ...question, vote } : question,
    ),
  })),
});
