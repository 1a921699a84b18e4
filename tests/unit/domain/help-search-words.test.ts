import { describe, expect, test } from 'vitest';
import { searchHelp } from '#domain/help-search.ts';

/** A topic of small articles, each with its title as its id. */
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

describe('H2: a word that was typed', () => {
  const alike = [
    ['late', 'late'],
    ['later', 'late'],
    // a letter wrong, too many, missing, two that changed places: at either end and within
    ['late', 'lats'],
    ['late', 'xate'],
    ['late', 'laxe'],
    ['late', 'laxte'],
    ['late', 'xlate'],
    ['post', 'psot'],
    ['post', 'opst'],
    ['post', 'pots'],
    ['reached', 'reachd'],
    // eight letters may hold two mistakes
    ['rollover', 'rolxovxr'],
    ['rollover', 'xrollovex'],
    ['rollover', 'orllovre'],
    // a part of four letters, and one of six with a mistake
    ['pagbabayad', 'baya'],
    ['pagbabayad', 'babaxa'],
    ['pagbabayad', 'babayx'],
    ['pagbabayad', 'xabaya'],
    // a linker or an affix too many
    ['bago', 'bagong'],
    ['bayad', 'nagbayadna'],
  ] as const;
  const other = [
    // a short word with a mistake is another word
    ['fee', 'fex'],
    ['late', 'lte'],
    ['post', 'sopt'],
    ['post', 'tsop'],
    ['late', 'lxtx'],
    ['late', 'laxxte'],
    // two letters of which one alone changed its place
    ['late', 'ltxe'],
    ['late', 'lxae'],
    ['reached', 'rxachxd'],
    ['rollover', 'rxlxovxr'],
    ['rollover', 'rolloxxxver'],
    // three mistakes, be one of them its first letter or its last
    ['agreement', 'grxemxnt'],
    ['agreement', 'agxeexen'],
    // one moved along is no part of a word of its length
    ['applied', 'yapplie'],
    // three letters within a word, or five with a mistake, are none
    ['pagbabayad', 'bay'],
    ['pagbabayad', 'babxy'],
    ['pagbabayad', 'babxxa'],
    ['sms', 'smsxx'],
  ] as const;

  test('is found with as many mistakes as its length may hold, and as a part of another', () => {
    for (const [word, typed] of alike)
      expect([typed, found(titled(word), typed)]).toEqual([typed, [word]]);
  });

  test('is another word with more of them', () => {
    for (const [word, typed] of other)
      expect([typed, found(titled(word), typed)]).toEqual([typed, []]);
  });

  test('is looked for without accents, apostrophes, hyphens, capitals, and markup', () => {
    expect(found(titled('Mag\u2011apply'), 'magapply')).toEqual(['Mag\u2011apply']);
    expect(found(titled('Pe\u00f1a\u2019s'), 'PENAS')).toEqual(['Pe\u00f1a\u2019s']);
    const html = topicOf(['', '<strong>late</strong>&nbsp;fees']);
    expect(found(html, 'late')).toHaveLength(1);
    expect(found(html, 'fees')).toHaveLength(1);
    for (const typed of ['strong', 'nbsp', 'linus', '', ' - '])
      expect(found(html, typed)).toEqual([]);
  });

  test('is found the better the more it is like, in a title before a text', () => {
    const titles = ['fees', 'repaymont', 'paymont', 'repayment', 'payments', 'payment'];
    expect(found(titled(...titles), 'payment')).toEqual(titles.toReversed().slice(0, -1));
    const both = topicOf(['other', 'payment'], ['payment', ''], ['', 'payment']);
    expect(found(both, 'payment')).toEqual(['payment']);
    expect(found(topicOf(['', 'late payment'], ['late', '']), 'late payment')).toEqual([
      'late',
      'late payment',
    ]);
    // Three times as much in a title: less than two finds in a text are still more than half of it.
    const texts = topicOf(['', 'lately fees'], ['', 'fees'], ['late', '']);
    expect(found(texts, 'late fees')).toEqual(['late', 'lately fees']);
  });

  test('counts with the others: half of them are enough, and half as good as the best', () => {
    expect(found(titled('late fee', 'late', 'lately'), 'late fee')).toEqual(['late fee', 'late']);
    expect(found(titled('late', 'late fees'), 'late fees today')).toEqual(['late fees']);
    expect(found(titled('late'), 'late fees')).toEqual(['late']);
    expect(found(titled('late'), 'late fees today')).toEqual([]);
  });

  test('is left out where it tells nothing, unless nothing else was typed', () => {
    expect(found(titled('the', 'late'), 'the late')).toEqual(['late']);
    expect(found(titled('the', 'late'), 'the')).toEqual(['the']);
    expect(found(titled('ang', 'bayad'), 'ang bayad')).toEqual(['bayad']);
  });
});
