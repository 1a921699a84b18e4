import { describe, expect, test } from 'vitest';
import { articleOf, withVote } from '#domain/service/help.ts';
import { searchHelp } from '#domain/service/help-search.ts';
import { helpList } from '#machines/samples/help.ts';

/** The id of an article is its title, or its text without a title. */
const topicOf = (...articles: readonly (readonly [title: string, html: string])[]) => [
  {
    title: 'x',
    questions: articles.map(([title, html]) => ({
      questionId: title || html,
      title,
      html,
      language: 'en' as const,
      vote: null,
    })),
  },
];
const titled = (...titles: readonly string[]) =>
  topicOf(...titles.map((title): [string, string] => [title, '']));
const found = (topics: ReturnType<typeof topicOf>, typed: string) =>
  searchHelp(topics, typed).map(({ questionId }) => questionId);

describe('H2: a search word', () => {
  const alike = [
    ['late', 'late'],
    // one wrong, extra, missing or swapped letter, at either end and within
    ['late', 'lats'],
    ['late', 'xate'],
    ['post', 'psot'],
    ['reached', 'reachd'],
    // eight letters may have two mistakes
    ['rollover', 'rolxovxr'],
    // a substring of four letters, and one of six letters with a mistake
    ['pagbabayad', 'baya'],
    ['pagbabayad', 'babaxa'],
    // extra linkers or affixes
    ['bago', 'bagong'],
    ['bayad', 'nagbayadna'],
  ] as const;
  const other = [
    ['fee', 'fex'],
    ['post', 'sopt'],
    ['late', 'lxtx'],
    ['reached', 'rxachxd'],
    ['rollover', 'rxlxovxr'],
    ['agreement', 'grxemxnt'],
    // a word of the same length whose letters are shifted by one
    ['applied', 'yapplie'],
    ['pagbabayad', 'bay'],
    ['sms', 'smsxx'],
  ] as const;

  test('matches with as many mistakes as its length allows, and as a substring', () => {
    for (const [word, typed] of alike)
      expect([typed, found(titled(word), typed)]).toEqual([typed, [word]]);
  });

  test('does not match with more mistakes, or as a substring of three letters', () => {
    for (const [word, typed] of other)
      expect([typed, found(titled(word), typed)]).toEqual([typed, []]);
  });

  test('ignores accents, apostrophes, hyphens, capitals, and markup', () => {
    expect(found(titled('Mag\u2011apply'), 'magapply')).toEqual(['Mag\u2011apply']);
    expect(found(titled('Pe\u00f1a\u2019s'), 'PENAS')).toEqual(['Pe\u00f1a\u2019s']);
    const html = topicOf(['', '<strong>late</strong>&nbsp;fees']);
    expect(found(html, 'late')).toHaveLength(1);
    expect(found(html, 'fees')).toHaveLength(1);
    for (const typed of ['strong', 'nbsp', 'linus', '', ' - '])
      expect(found(html, typed)).toEqual([]);
  });

  test('ranks closer matches higher, and titles above texts', () => {
    const titles = ['fees', 'repaymont', 'paymont', 'repayment', 'payments', 'payment'];
    expect(found(titled(...titles), 'payment')).toEqual(titles.toReversed().slice(0, -1));
    const both = topicOf(['other', 'payment'], ['payment', ''], ['', 'payment']);
    expect(found(both, 'payment')).toEqual(['payment']);
    expect(found(topicOf(['', 'late payment'], ['late', '']), 'late payment')).toEqual([
      'late',
      'late payment',
    ]);
    // A title match counts three times as much as a text match.
    const texts = topicOf(['', 'lately fees'], ['', 'fees'], ['late', '']);
    expect(found(texts, 'late fees')).toEqual(['late', 'lately fees']);
  });

  test('combines with other words: an article needs half of the words, and half of the best score', () => {
    expect(found(titled('late fee', 'late', 'lately'), 'late fee')).toEqual(['late fee', 'late']);
    expect(found(titled('late', 'late fees'), 'late fees today')).toEqual(['late fees']);
    expect(found(titled('late'), 'late fees')).toEqual(['late']);
    expect(found(titled('late'), 'late fees today')).toEqual([]);
  });

  test('is ignored if it is a filler word, unless it is the only one', () => {
    expect(found(titled('the', 'late'), 'the late')).toEqual(['late']);
    expect(found(titled('the', 'late'), 'the')).toEqual(['the']);
    expect(found(titled('ang', 'bayad'), 'ang bayad')).toEqual(['bayad']);
  });
});

describe('H2: the help centre', () => {
  test('finds an article by its id, and returns null if it is gone', () => {
    expect(articleOf(helpList(), 'newPhone')?.title).toBe('I have a new phone');
    expect(articleOf(helpList(), 'gone')).toBeNull();
  });

  test('stores one vote per article, the last one', () => {
    const voted = withVote(withVote(helpList(), 'late', 'helpful'), 'late', 'useless');
    expect(articleOf(voted, 'late')?.vote).toBe('useless');
    expect(articleOf(voted, 'newPhone')?.vote).toBeNull();
    expect(articleOf(helpList(), 'late')?.vote).toBeNull();
  });
});
