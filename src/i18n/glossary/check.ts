import type { Language } from '#domain/language.ts';
import { bankTerms } from './bank-terms.ts';
import { manners } from './manners.ts';
import { plainWords } from './plain-words.ts';
import type { Term } from './term.ts';

export const terms: readonly Term[] = [...bankTerms, ...plainWords];

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

export type Mention = {
  concept: string;
  kind: Term['kind'] | 'figure';
  index: number;
  words: string;
};

/** The longest part of a form without markers. A text without that part cannot contain the form. */
function coreOf(form: string): string {
  const runs = plain(form)
    .toLowerCase()
    .split(/[[\]{}*^$]+/);
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

type Form = Pick<Term, 'concept' | 'kind'> & { form: string; core: string; pattern: RegExp };
const formsOf = (language: Language): Form[] =>
  terms
    .flatMap(({ concept, kind, [language]: names }) =>
      names.map((form) => ({
        concept,
        kind,
        form,
        core: coreOf(form),
        pattern: patternOf(form),
      })),
    )
    .toSorted((a, b) => b.form.length - a.form.length);
const forms: Record<Language, Form[]> = { en: formsOf('en'), fil: formsOf('fil') };
const figures = /\{\{\w+\}\}|\d[\d.,]*\d|\d/g;

/** Of overlapping forms, the longest counts. */
export function mentionsIn(text: string, language: Language): Mention[] {
  const letters = plain(text);
  const lower = letters.toLowerCase();
  const found = forms[language]
    .filter(({ core }) => lower.includes(core))
    .flatMap(({ concept, kind, pattern }) =>
      [...letters.matchAll(pattern)].map(
        ({ index, 0: words }): Mention => ({ concept, kind, index, words }),
      ),
    );
  for (const { index, 0: words } of text.matchAll(figures)) {
    found.push({ concept: words, kind: 'figure', index, words });
  }
  const longestFirst = found.toSorted(
    (a, b) => b.words.length - a.words.length || a.index - b.index,
  );
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

const orderOf = (mentions: readonly Mention[], kind: Mention['kind']) => [
  ...new Set(mentions.filter((one) => one.kind === kind).map(({ concept }) => concept)),
];

const kinds = ['thing', 'action', 'quality', 'figure'] as const;

const banned = [
  ...Object.entries(manners).map(([words, why]) => ({ words, hint: why })),
  ...bankTerms.flatMap(({ concept, fil: [name], never = {} }) =>
    Object.entries(never).map(([words, why]) => ({
      words,
      hint: `the glossary says '${name}' (${concept}): ${why}`,
    })),
  ),
].map(({ words, hint }) => ({ pattern: patternOf(words), hint }));

export function bannedIn(fil: string): string[] {
  return banned.flatMap(({ pattern, hint }) =>
    [...plain(fil).matchAll(pattern)].map(([words]) => `says '${words}': ${hint}`),
  );
}

/** The first form of a concept, without required neighbours. */
function nameIn(concept: string, language: Language): string {
  const form = terms.find((term) => term.concept === concept)?.[language][0] ?? concept;
  return form.replace(/\[.*?\]|[\^$*]/g, '');
}

export function differencesBetween(
  english: readonly Mention[],
  filipino: readonly Mention[],
): string[] {
  const lacks = (side: readonly Mention[], { concept }: Mention) =>
    !side.some((one) => one.concept === concept);
  const missing = english
    .filter((one) => lacks(filipino, one))
    .map(({ concept, words }) => `lacks '${nameIn(concept, 'fil')}' for '${words}'`);
  const added = filipino
    .filter((one) => lacks(english, one))
    .map(
      ({ concept, words }) =>
        `says '${words}' (${nameIn(concept, 'en')}), the English text does not`,
    );
  if (missing.length + added.length > 0) return [...missing, ...added];
  return kinds.flatMap((kind) => {
    const [filipinoOrder, englishOrder] = [orderOf(filipino, kind), orderOf(english, kind)];
    const same = filipinoOrder.every((concept, index) => concept === englishOrder[index]);
    return same
      ? []
      : [`says ${filipinoOrder.join(', ')} where English says ${englishOrder.join(', ')}`];
  });
}

export function differencesOf(en: string, fil: string): string[] {
  return differencesBetween(mentionsIn(en, 'en'), mentionsIn(fil, 'fil'));
}

/** Words such as `mag-apply` must use U+2011. */
export function breaksAtHyphen(fil: string): boolean {
  return /[\p{L}\p{N}]-[\p{L}\p{N}{]/u.test(fil);
}
