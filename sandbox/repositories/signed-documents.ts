import { asc, inArray } from 'drizzle-orm';
import type { AgreementDocument, Consent } from '#domain/agreement.ts';
import type { SignedDocument } from '#domain/loan-story.ts';
import { signedDocuments } from '../database/story-schema.ts';
import { languageOf } from '../rules/agreement.ts';
import type { Work } from './work.ts';

/** What a consent is about: the order, and the loan in whose story it belongs. */
type Subject = { orderId: string; loanOrderId: string; kind: SignedDocument['kind'] };

/**
 * Keeps a text as it was agreed to, word for word; of a second consent for the same order the later
 * text. The time is the lender's own, whatever the phone's clock said.
 */
export async function keepDocument(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  subject: Subject,
  { html, version, hash }: AgreementDocument,
  consent: Consent,
): Promise<void> {
  const signed = { html, version, hash, language: languageOf(consent.language), agreedAt: now };
  await tx
    .insert(signedDocuments)
    .values({ ...subject, ...signed })
    .onConflictDoUpdate({
      target: [signedDocuments.orderId, signedDocuments.kind],
      set: signed,
    });
}

/** What was signed for these orders, the earliest first. */
export async function documentsOf(
  { tx }: Pick<Work, 'tx'>,
  orderIds: readonly string[],
): Promise<SignedDocument[]> {
  const rows = await tx
    .select()
    .from(signedDocuments)
    .where(inArray(signedDocuments.orderId, [...orderIds]))
    .orderBy(asc(signedDocuments.agreedAt), asc(signedDocuments.kind));
  return rows.map(({ orderId: _, loanOrderId: __, ...signed }) => signed);
}
