import type { Language } from '#domain/language.ts';
import enBase from '#i18n/en/base.ts';
import filBase from '#i18n/fil/base.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { pageTexts } from '#i18n/resources.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import { codeWords } from '#sandbox/rules/code-words.ts';
import { couponWords } from '#sandbox/rules/coupon-words.ts';
import { operationWords } from '#sandbox/rules/operation-words.ts';
import { helpWords } from '#sandbox/rules/help-words.ts';
import { rejectionWords } from '#sandbox/rules/rejection-words.ts';
import { smsWords } from '#sandbox/rules/sms-words.ts';

/** A key is `fil/borrow.confirm.title`; the namespace of titles of pages is `fil/title`. */
export type TextInBoth = { key: string; namespace: string; en: string; fil: string };

/** Nested keys are joined by dots. */
function textsIn(value: unknown, path = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path ? `${path}.${key}` : key),
  );
}

function inBoth(namespace: string, words: Record<Language, unknown>): TextInBoth[] {
  const filipino = new Map(textsIn(words.fil, namespace));
  return textsIn(words.en, namespace).map(([key, en]) => {
    const fil = filipino.get(key);
    if (fil === undefined) throw new Error(`${key} has no Filipino text`);
    return { key, namespace: key.includes('.titles.') ? 'fil/title' : namespace, en, fil };
  });
}

async function pageWords(name: (typeof pageNamespaces)[number]) {
  const [en, fil] = await Promise.all([pageTexts.en[name](), pageTexts.fil[name]()]);
  return { en: en.default, fil: fil.default };
}

const fromStart = Object.entries<unknown>(enBase).flatMap(([name, en]) =>
  Object.entries<unknown>(filBase)
    .filter(([other]) => other === name)
    .flatMap(([, fil]) => inBoth(`fil/${name}`, { en, fil })),
);
const ofPages = await Promise.all(
  pageNamespaces.map(async (name) => inBoth(`fil/${name}`, await pageWords(name))),
);

export const appTexts: readonly TextInBoth[] = [...fromStart, ...ofPages.flat()];

const smsTexts: readonly TextInBoth[] = inBoth('sandbox/smsWords', smsWords);

/** Without untranslated articles, which the lender marks as English. */
const translated = Object.fromEntries(
  Object.entries(helpWords.en.articles).filter(([id]) => id in helpWords.fil.articles),
);

export const serverTexts: readonly TextInBoth[] = [
  ...inBoth('sandbox/agreementWords', agreementWords),
  ...inBoth('sandbox/codeWords', codeWords),
  ...inBoth('sandbox/couponWords', couponWords),
  ...inBoth('sandbox/helpWords', {
    en: { ...helpWords.en, articles: translated },
    fil: helpWords.fil,
  }),
  ...inBoth('sandbox/operationWords', operationWords),
  ...inBoth('sandbox/rejectionWords', rejectionWords),
];

export const allTexts: readonly TextInBoth[] = [...appTexts, ...serverTexts, ...smsTexts];
