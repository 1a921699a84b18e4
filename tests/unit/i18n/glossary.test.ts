import { describe, expect, it } from 'vitest';
import { allTexts, appTexts, serverTexts } from './all-texts.ts';
import { bannedIn, differencesBetween, mentionsIn, terms } from './glossary.ts';

/** Texts whose terms differ from the English original, with the reasons. */
const exceptions: Readonly<Record<string, string>> = {
  'fil/feedbackTickets.form.fault.description.empty': 'Filipino asks for the message',
  'fil/feedbackTickets.detail.fault.empty': 'Filipino asks for the message',
  'sandbox/codeWords.messageEmpty': 'Filipino asks for the message',
  'fil/restructure.review.generatingOrder': 'Filipino says that the restructure is approved',
};

/** By namespace, the pairs of texts with the same meaning, which a swap does not change. */
const alike: Readonly<Record<string, number>> = {
  'fil/flows': 1,
  'fil/helpCentre': 4,
  'fil/loanStory': 6,
  'fil/overpayment': 1,
  'fil/home': 16,
  'fil/borrow': 5,
  'fil/orderProgress': 2,
  'fil/repayment': 12,
  'fil/records': 1,
  'fil/offlinePayment': 3,
  'fil/restructure': 2,
  'fil/rollover': 2,
  'fil/bankCardChange': 7,
  'fil/accountDeletion': 2,
  'fil/feedbackTickets': 9,
};

const texts = allTexts.map((text) => {
  const [english, filipino] = [mentionsIn(text.en, 'en'), mentionsIn(text.fil, 'fil')];
  return { ...text, english, filipino, differences: differencesBetween(english, filipino) };
});

function alikePairsIn(namespace: string): string[] {
  const all = texts.filter((text) => text.namespace === namespace);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.fil !== one.fil)
      .filter(
        (other) =>
          differencesBetween(one.english, other.filipino).length === 0 &&
          differencesBetween(other.english, one.filipino).length === 0,
      )
      .map((other) => `${one.key} and ${other.key}`),
  );
}

describe('a Filipino text', () => {
  it('contains no word that the glossary bans', () => {
    const complaints = texts.flatMap(({ key, fil }) => bannedIn(fil).map((one) => `${key} ${one}`));
    expect(complaints).toEqual([]);
  });

  it('contains the terms and figures of the English text, those of a kind in the same order', () => {
    const complaints = texts
      .filter(({ key }) => !(key in exceptions))
      .flatMap(({ key, differences }) => differences.map((one) => `${key} ${one}`));
    expect(complaints, 'see src/i18n/glossary.md').toEqual([]);
    const excepted = texts.filter(({ differences }) => differences.length > 0);
    expect(excepted.map(({ key }) => key).toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it('has no line break within a word: hyphens are U+2011, except in an SMS', () => {
    const breaking = [...appTexts, ...serverTexts].filter(({ fil }) =>
      /[\p{L}\p{N}]-[\p{L}\p{N}{]/u.test(fil),
    );
    expect(breaking.map(({ key, fil }) => `${key}: ${fil}`)).toEqual([]);
  });

  it('has the same form for one and for more', () => {
    const byKey = new Map(appTexts.map(({ key, fil }) => [key, fil]));
    const apart = appTexts.filter(
      ({ key, fil }) => key.endsWith('_one') && byKey.get(key.replace(/_one$/, '_other')) !== fil,
    );
    expect(apart.map(({ key }) => key)).toEqual([]);
  });

  it.each([...new Set(texts.map(({ namespace }) => namespace))])(
    'differs in its terms from the other texts of its namespace, so that a swap is detected: %s',
    (namespace) => {
      const pairs = alikePairsIn(namespace);
      expect(
        pairs.length,
        `see “A new text” in src/i18n/glossary.md:\n${pairs.join('\n')}`,
      ).toBeLessThanOrEqual(alike[namespace] ?? 0);
    },
  );
});

it('an English text that counts things has a singular form', () => {
  const counting = appTexts.filter(({ en }) => /\{\{count\}\}[ \u00A0]\p{L}/u.test(en));
  const unvaried = counting.filter(({ key }) => !/_(?:one|other)$/.test(key));
  expect(unvaried.map(({ key, en }) => `${key}: ${en}`)).toEqual([]);
});

it.each(['en', 'fil'] as const)('a form belongs to one concept in the language %s', (language) => {
  const forms = terms.flatMap(({ [language]: names }) => names);
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
});
