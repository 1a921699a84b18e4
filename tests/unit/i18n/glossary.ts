import { readFileSync } from 'node:fs';
import type { Language } from '#domain/language.ts';

const document = readFileSync(new URL('../../../src/i18n/glossary.md', import.meta.url), 'utf8');

/** The rows of the table under a heading of `glossary.md`, without the table's head. */
function tableOf(heading: string): string[][] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));
}

const kinds = ['Things', 'Actions', 'Qualities', 'figure'] as const;
type Kind = (typeof kinds)[number];

/** The first English form identifies a concept. */
type Term = { concept: string; kind: Kind; en: string[]; fil: string[] };

export const terms: readonly Term[] = kinds.flatMap((kind) =>
  tableOf(kind).map(([english = '', filipino = '']) => {
    const en = english.split(' / ');
    return { concept: en[0] ?? '', kind, en, fil: filipino.split(' / ') };
  }),
);

/** The glossary does not distinguish the non-breaking hyphen (U+2011) from the ordinary one. */
const plain = (text: string) => text.replaceAll('‑', '-');
const escaped = (text: string) => text.replace(/[.+?()|[\]\\{}]/g, '\\$&');

/** Matches whole words; a word in braces is a placeholder, not a term. */
function patternOf(form: string): RegExp {
  const [, before = '', words = '', after = ''] =
    /^(?:\[(.*?)\])?(.*?)(?:\[(.*?)\])?$/.exec(plain(form)) ?? [];
  const pattern = escaped(words).replaceAll('*', '[\\p{L}-]*');
  const left = before ? `(?<=${escaped(before)})` : '(?<![\\p{L}\\p{N}{-])';
  const right = after ? `(?=${escaped(after)})` : '(?![\\p{L}\\p{N}}-])';
  return new RegExp(`${left}${pattern}${right}`, 'giu');
}

type Form = Pick<Term, 'concept' | 'kind'> & { pattern: RegExp };

/** The forms of all terms, the longest first, because a form can be a part of a longer one. */
const formsIn = (language: Language): Form[] =>
  terms
    .flatMap(({ concept, kind, [language]: forms }) =>
      forms.map((form) => ({ concept, kind, form, pattern: patternOf(form) })),
    )
    .toSorted((a, b) => b.form.length - a.form.length);
/** Placeholders, numbers and the mark at the end of a text. */
const figure: Form = {
  concept: '',
  kind: 'figure',
  pattern: /\{\{\w+\}\}|\d[\d.,]*\d|\d|[.?!:]$/g,
};
const forms = { en: [...formsIn('en'), figure], fil: [...formsIn('fil'), figure] };

export type Mention = { concept: string; kind: Kind; index: number; words: string };

/** The terms and figures of a text in their order. Of overlapping forms, the longest counts. */
export function mentionsIn(text: string, language: Language): Mention[] {
  const longestFirst = forms[language]
    .flatMap(({ concept, kind, pattern }) =>
      [...plain(text).matchAll(pattern)].map(
        ({ index, 0: words }): Mention => ({ concept: concept || words, kind, index, words }),
      ),
    )
    .toSorted((a, b) => b.words.length - a.words.length || a.index - b.index);
  const mentions: Mention[] = [];
  for (const one of longestFirst) {
    const overlaps = mentions.some(
      ({ index, words }) =>
        one.index < index + words.length && index < one.index + one.words.length,
    );
    if (!overlaps) mentions.push(one);
  }
  return mentions.toSorted((a, b) => a.index - b.index);
}

const banned = tableOf('Banned').map(([words = '', instead = '']) => ({
  pattern: patternOf(words),
  instead,
}));

export function bannedIn(fil: string): string[] {
  return banned.flatMap(({ pattern, instead }) =>
    [...plain(fil).matchAll(pattern)].map(([words]) => `says '${words}' (${instead})`),
  );
}

export function differencesBetween(
  english: readonly Mention[],
  filipino: readonly Mention[],
): string[] {
  const lacks = (side: readonly Mention[], { concept }: Mention) =>
    !side.some((one) => one.concept === concept);
  const missing = english
    .filter((one) => lacks(filipino, one))
    .map(({ words }) => `lacks the Filipino term for '${words}'`);
  const added = filipino
    .filter((one) => lacks(english, one))
    .map(({ concept, words }) => `says '${words}' (${concept}), the English text does not`);
  if (missing.length + added.length > 0) return [...missing, ...added];
  return kinds.flatMap((kind) => {
    const [filipinoOrder, englishOrder] = [filipino, english].map((mentions) =>
      [...new Set(mentions.filter((one) => one.kind === kind).map(({ concept }) => concept))].join(
        ', ',
      ),
    );
    return filipinoOrder === englishOrder
      ? []
      : [`says ${filipinoOrder} where English says ${englishOrder}`];
  });
}
