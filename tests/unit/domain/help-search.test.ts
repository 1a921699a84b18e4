import { describe, expect, test } from 'vitest';
import type { HelpTopic } from '#domain/service/help.ts';
import { searchHelp } from '#domain/service/help-search.ts';
import type { Language } from '#domain/language.ts';
import { helpArticles } from '#sandbox/rules/help-words.ts';
import { helpArticleIn, helpTopicsIn } from '#sandbox/repositories/service/help.ts';

const topicsIn = (language: Language): HelpTopic[] =>
  helpTopicsIn(language).map(({ title, ids }) => ({
    title,
    questions: ids.map((questionId) => ({
      questionId,
      ...helpArticleIn(questionId, language),
      vote: null,
    })),
  }));
const topics = { en: topicsIn('en'), fil: topicsIn('fil') };
const found = (language: Language, typed: string) =>
  searchHelp(topics[language], typed).map(({ questionId }) => questionId);

describe('H2: search', () => {
  test.each([
    ['en', 'roll', 'rollover'],
    ['en', 'aplication', 'howLong'],
    ['en', 'new pohne', 'newPhone'],
    ['en', 'the mony did not arive', 'notArrived'],
    ['en', 'what if i cant pay and am late', 'late'],
    ['en', 'who can see my dta', 'whoSeesData'],
    ['en', 'why do I receive less', 'whyLess'],
    ['fil', 'hulog', 'restructure'],
    ['fil', 'nawawla', 'notPosted'],
    ['fil', 'sobar ang bayad', 'overpaid'],
    ['fil', 'sobra bayda ko', 'overpaid'],
    ['fil', 'tidnahan', 'notPosted'],
    ['fil', 'late ako magbyad', 'late'],
    ['fil', 'bagong phoen', 'newPhone'],
    ['fil', 'bago phoen', 'newPhone'],
    ['fil', 'hindi dumatng ang pera', 'notArrived'],
    ['fil', 'gano katagl ang aplication', 'howLong'],
    ['fil', 'sino nakakkita ng data', 'whoSeesData'],
    ['fil', 'mas maliit na matatangap', 'whyLess'],
  ] as const)('finds the right article first, in %s: %s', (language, typed, questionId) => {
    expect(found(language, typed)[0]).toBe(questionId);
  });

  test.each(['en', 'fil'] as const)(
    'finds every article first by its own title: %s',
    (language) => {
      const firsts = helpArticles.map(
        ({ questionId }) => found(language, helpArticleIn(questionId, language).title)[0],
      );
      expect(firsts).toEqual(helpArticles.map(({ questionId }) => questionId));
    },
  );
});
