import { createHash } from 'node:crypto';
import type { AgreementDocument } from '#domain/agreement.ts';
import { defaultLanguage, Language } from '#domain/language.ts';
import * as v from 'valibot';
import { agreementText, type AgreementTerms } from './agreement-text.ts';

/** The version of the agreement's wording; a change of it is another version. */
const agreementVersion = '2026-11-26';

/** The language of a header or a consent, the default one where it is not known. */
export function languageOf(text: string): Language {
  return v.is(Language, text) ? text : defaultLanguage;
}

/** A loan's agreement, the same text for the same terms: its hash tells whether they changed. */
export function agreementOf(terms: AgreementTerms, language: Language): AgreementDocument {
  return documentOf(agreementText(terms, language));
}

/** A text that is agreed to, with the fingerprint by which a consent names it. */
export function documentOf(text: string): AgreementDocument {
  const hash = createHash('sha256').update(text).digest('hex');
  return { html: text, version: agreementVersion, hash };
}
