import { company } from '#app/company.ts';
import type { Language } from '#domain/language.ts';
import enBase from '#i18n/en/base.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import type { Texts as Resources } from '#i18n/resources.ts';

type Namespace = keyof Resources;

const fromStart = Object.keys(enBase).filter((name): name is keyof typeof enBase => name in enBase);
const namespaces: readonly Namespace[] = [...fromStart, ...pageNamespaces];

async function load(language: Language) {
  const { i18n, need } = await startTexts(language, company);
  await need(pageNamespaces);
  return i18n.getFixedT(language, namespaces);
}

const texts = { en: await load('en'), fil: await load('fil') };

export const textsIn = (language: Language) => texts[language];

export type Texts = ReturnType<typeof textsIn>;
