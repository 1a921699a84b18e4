import { describe, expect, test } from 'vitest';
import type { HelpTopic } from '#domain/service/help.ts';
import { searchHelp } from '#domain/service/help-search.ts';
import type { Language } from '#domain/language.ts';
import { helpArticleIn, helpTopicsIn } from '#sandbox/rules/help-articles.ts';
import { helpArticles } from '#sandbox/rules/help-topics.ts';

/** The lender's own articles. */
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
    ['roll', 'rollover'],
    ['aplication', 'howLong'],
    ['new pohne', 'newPhone'],
    ['the mony did not arive', 'notArrived'],
    ['what if i cant pay and am late', 'late'],
    ['who can see my dta', 'whoSeesData'],
    ['why do I receive less', 'whyLess'],
  ])('finds the right article first, in English: %s', (typed, questionId) => {
    expect(found('en', typed)[0]).toBe(questionId);
  });

  test.each([
    ['hulog', 'restructure'],
    ['nawawla', 'notPosted'],
    ['sobar ang bayad', 'overpaid'],
    ['sobra bayda ko', 'overpaid'],
    ['tidnahan', 'notPosted'],
    ['late ako magbyad', 'late'],
    ['bagong phoen', 'newPhone'],
    ['bago phoen', 'newPhone'],
    ['hindi dumatng ang pera', 'notArrived'],
    ['gano katagl ang aplication', 'howLong'],
    ['sino nakakkita ng data', 'whoSeesData'],
    ['mas maliit na matatangap', 'whyLess'],
  ])('finds the right article first, in Filipino: %s', (typed, questionId) => {
    expect(found('fil', typed)[0]).toBe(questionId);
  });

  test('finds a word within a longer word, with or without its hyphen', () => {
    expect(found('fil', 'bayad')).toContain('waysToPay');
    expect(found('fil', 'mag-apply')[0]).toBe('rejected');
    expect(found('fil', 'magapply')).toEqual(found('fil', 'mag‑apply'));
  });

  test('finds nothing for unknown or empty input', () => {
    const strange = ['', '  ', '?', 'zebra', 'qwertyuiop', 'xyz xyz'];
    expect(strange.flatMap((typed) => [...found('en', typed), ...found('fil', typed)])).toEqual([]);
  });

  test.each(['en', 'fil'] as const)(
    'H2: search finds every article of %s by its own title',
    (language) => {
      const firsts = helpArticles.map(
        ({ questionId }) => found(language, helpArticleIn(questionId, language).title)[0],
      );
      expect(firsts).toEqual(helpArticles.map(({ questionId }) => questionId));
    },
  );

  /** Swaps each two neighbouring letters of every title word from five letters on. */
  test.each(['en', 'fil'] as const)(
    'H2: search of %s tolerates any two swapped letters',
    (language) => {
      const missed = helpArticles.flatMap(({ questionId }) =>
        helpArticleIn(questionId, language)
          .title.split(/[^\p{L}]+/u)
          .filter((word) => word.length > 4)
          .flatMap((word) =>
            Array.from({ length: word.length - 1 }, (_, at) =>
              [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
            ),
          )
          .filter((typed) => !found(language, typed).includes(questionId)),
      );
      expect(missed).toEqual([]);
    },
  );
});
