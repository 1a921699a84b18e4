import { createHash } from 'node:crypto';
import type { AgreementDocument } from '#domain/loans/agreement.ts';
import { defaultLanguage, Language } from '#domain/language.ts';
import * as v from 'valibot';
import { agreementText, type AgreementTerms } from './agreement-text.ts';

/** Version of the agreement's wording. Every change of the wording needs another version. */
const agreementVersion = '2026-11-26';

/** The language in a header or a consent; the default language if it is unknown. */
export function languageOf(text: string): Language {
  return v.is(Language, text) ? text : defaultLanguage;
}

/**
 * A loan agreement with its hash. Equal terms give an equal hash, so the hash shows whether the terms
 * changed.
 */
export function agreementOf(terms: AgreementTerms, language: Language): AgreementDocument {
  return documentOf(agreementText(terms, language));
}

/** A document for a consent: its text, version and SHA-256 hash. */
export function documentOf(text: string): AgreementDocument {
  const hash = createHash('sha256').update(text).digest('hex');
  return { html: text, version: agreementVersion, hash };
}
