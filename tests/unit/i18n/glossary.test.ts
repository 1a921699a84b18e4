import { describe, expect, it } from 'vitest';
import {
  bannedIn,
  breaksAtHyphen,
  differencesBetween,
  differencesOf,
  type Mention,
  mentionsIn,
  terms,
} from '#i18n/glossary/check.ts';
import { alike, exceptions } from '#i18n/glossary/exceptions.ts';
import { allTexts, appTexts, serverTexts, type TextInBoth } from './all-texts.ts';

const isExcepted = ({ key }: TextInBoth) => key in exceptions;
const texts = allTexts
  .filter((text) => !isExcepted(text))
  .map((text) => ({
    ...text,
    english: mentionsIn(text.en, 'en'),
    filipino: mentionsIn(text.fil, 'fil'),
  }));

describe('a Filipino text', () => {
  it('contains no word that the glossary bans', () => {
    const complaints = allTexts.flatMap(({ key, fil }) =>
      bannedIn(fil).map((complaint) => `${key} ${complaint}`),
    );
    expect(complaints).toEqual([]);
  });

  it('contains the terms and figures of the English text, things and actions each in the same order', () => {
    const complaints = texts.flatMap(({ key, english, filipino }) =>
      differencesBetween(english, filipino).map((difference) => `${key} ${difference}`),
    );
    expect(
      complaints,
      'each text needs the same terms in both languages: see src/i18n/glossary/README.md',
    ).toEqual([]);
  });

  it('has no line break within a word: hyphens are U+2011, except in an SMS', () => {
    const breaking = [...appTexts, ...serverTexts].filter(({ fil }) => breaksAtHyphen(fil));
    expect(breaking.map(({ key, fil }) => `${key} has a hyphen that breaks: ${fil}`)).toEqual([]);
  });

  it('has the same form for one and for more', () => {
    const byKey = new Map(appTexts.map(({ key, fil }) => [key, fil]));
    const apart = appTexts.filter(
      ({ key, fil }) => key.endsWith('_one') && byKey.get(key.replace(/_one$/, '_other')) !== fil,
    );
    expect(apart.map(({ key }) => key)).toEqual([]);
  });

  it('is listed as an exception only if it breaks a rule', () => {
    const needed = allTexts.filter(({ en, fil }) => differencesOf(en, fil).length > 0);
    expect(Object.keys(exceptions).toSorted()).toEqual(needed.map(({ key }) => key).toSorted());
  });
});

function replaced(
  text: string,
  said: readonly Mention[],
  wordsFor: (one: Mention) => string,
): string {
  return said.reduceRight(
    (whole, one) =>
      whole.slice(0, one.index) + wordsFor(one) + whole.slice(one.index + one.words.length),
    text,
  );
}

describe('the glossary check detects', () => {
  it('two swapped terms or figures of a text', () => {
    const unnoticed = texts.flatMap(({ key, fil, english, filipino: said }) => {
      return said.flatMap((one, index) =>
        said
          .slice(index + 1)
          .filter((other) => other.kind === one.kind && other.concept !== one.concept)
          .filter((other) => {
            const swapped = replaced(fil, said, (each) => {
              if (each.concept === one.concept) return other.words;
              return each.concept === other.concept ? one.words : each.words;
            });
            return differencesBetween(english, mentionsIn(swapped, 'fil')).length === 0;
          })
          .map((other) => `${key}: '${one.words}' and '${other.words}'`),
      );
    });
    expect(unnoticed).toEqual([]);
  });

  it('two swapped texts of a namespace, unless they have the same meaning', () => {
    const unnoticed = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.namespace === one.namespace && other.fil !== one.fil)
        .filter(
          (other) =>
            differencesBetween(one.english, other.filipino).length === 0 &&
            differencesBetween(other.english, one.filipino).length === 0,
        )
        .map((other) => `${one.key} and ${other.key}`),
    );
    expect(
      unnoticed.toSorted(),
      'swapped texts are not noticed: add a term of one of them to plain-words.ts, or list the pair in `alike` if both mean the same',
    ).toEqual(alike.map((pair) => pair.join(' and ')).toSorted());
  }, 120_000);
});

describe('a form of a term', () => {
  it.each(['en', 'fil'] as const)('belongs to one concept: %s', (language) => {
    const forms = terms.flatMap(({ [language]: names }) => names);
    const twice = forms.filter((form, index) => forms.indexOf(form) !== index);
    expect(twice).toEqual([]);
  });
});
