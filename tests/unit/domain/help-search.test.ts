import { describe, expect, test } from 'vitest';
import type { HelpTopic } from '#domain/help.ts';
import { searchHelp } from '#domain/help-search.ts';
import type { Language } from '#domain/language.ts';
import { helpArticleIn, helpArticles, helpTopicsIn } from '#sandbox/rules/help-articles.ts';

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

describe('H2: search forgives typing errors', () => {
  test.each([
    // as it is written, in capitals, unfinished
    ['restructure', 'restructure'],
    ['ROLLOVER', 'rollover'],
    ['roll', 'rollover'],
    // a letter wrong, missing, too many, two that changed places
    ['restructore', 'restructure'],
    ['rolover', 'rollover'],
    ['rollovver', 'rollover'],
    ['rlolover', 'rollover'],
    ['aplication', 'howLong'],
    ['rejectd', 'rejected'],
    ['pyaed late', 'late'],
    ['new pohne', 'newPhone'],
    // whole sentences
    ['the mony did not arive', 'notArrived'],
    ['what if i cant pay and am late', 'late'],
    ['who can see my dta', 'whoSeesData'],
    ['why do I receive less', 'whyLess'],
  ])('in English: %s', (typed, questionId) => {
    expect(found('en', typed)[0]).toBe(questionId);
  });

  test.each([
    ['restructure', 'restructure'],
    ['Rollover', 'rollover'],
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
  ])('in Filipino: %s', (typed, questionId) => {
    expect(found('fil', typed)[0]).toBe(questionId);
  });

  test('H2: a word is found inside of a longer one, and with its hyphen or without', () => {
    expect(found('fil', 'bayad')).toContain('waysToPay');
    expect(found('fil', 'mag-apply')[0]).toBe('rejected');
    expect(found('fil', 'magapply')).toEqual(found('fil', 'mag‑apply'));
  });

  test('H2: what nobody wrote is not found, nor is nothing', () => {
    const strange = ['', '  ', '?', 'zebra', 'qwertyuiop', 'xyz xyz'];
    expect(strange.flatMap((typed) => [...found('en', typed), ...found('fil', typed)])).toEqual([]);
  });

  test('H2: a short word with another letter is another word', () => {
    expect(found('en', 'lat')).not.toContain('rejected');
    expect(found('en', 'cat')).toEqual([]);
  });

  test('H2: what is a tag or belongs to one is no word', () => {
    const marked = [
      {
        title: 'One',
        questions: [
          {
            questionId: 'marked',
            title: 'Fees',
            html: '<strong class="zebra">Nothing</strong>&nbsp;hidden',
            language: 'en' as const,
            vote: null,
          },
        ],
      },
    ];
    expect(searchHelp(marked, 'strong')).toEqual([]);
    expect(searchHelp(marked, 'zebra')).toEqual([]);
    expect(searchHelp(marked, 'hidden')).toHaveLength(1);
  });

  test.each(['en', 'fil'] as const)(
    'H2: every article of %s is found by its own title',
    (language) => {
      const firsts = helpArticles.map(
        ({ questionId }) => found(language, helpArticleIn(questionId, language).title)[0],
      );
      expect(firsts).toEqual(helpArticles.map(({ questionId }) => questionId));
    },
  );

  /** Every word of a title with each two letters in turn exchanged, from five letters on. */
  test.each(['en', 'fil'] as const)('H2: any two letters of %s may change places', (language) => {
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
  });
});
