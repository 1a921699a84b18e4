import { createHash } from 'node:crypto';
import type { AgreementDocument } from '#domain/loans/agreement.ts';
import { defaultLanguage, Language } from '#domain/language.ts';
import * as v from 'valibot';
import { agreementText, type AgreementTerms } from './agreement-text.ts';

/** Every change of the wording needs another version. */
const agreementVersion = '2026-11-26';

export function languageOf(text: string): Language {
  return v.is(Language, text) ? text : defaultLanguage;
}

/** Equal terms give an equal hash, so the hash shows whether the terms changed. */
export function agreementOf(terms: AgreementTerms, language: Language): AgreementDocument {
  return documentOf(agreementText(terms, language));
}

export function documentOf(text: string): AgreementDocument {
  const hash = createHash('sha256').update(text).digest('hex');
  return { html: text, version: agreementVersion, hash };
}
