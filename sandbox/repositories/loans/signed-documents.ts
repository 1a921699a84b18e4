import { and, asc, desc, eq, exists, inArray } from 'drizzle-orm';
import type { AgreementDocument, Consent } from '#domain/loans/agreement.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { DocumentKey, SignedLoan } from '#domain/loans/signed-documents.ts';
import { loanOrders } from '../../database/schema.ts';
import { signedDocuments } from '../../database/operation-tables.ts';
import { languageOf } from '../../rules/agreement.ts';
import { afterCursor, cursorOf } from './loan-pages.ts';
import { refusalNamed } from '../refusal.ts';
import type { Work } from '../work.ts';

/** `loanOrderId` is the loan whose story lists the document. */
type Subject = { orderId: string; loanOrderId: string; kind: SignedDocument['kind'] };

/** @throws Refusal unless the consent is to the current text */
export function checkConsent(consent: Consent, { hash, version }: AgreementDocument): void {
  if (consent.hash === '' || consent.version === '') {
    throw refusalNamed('consentMissing');
  }
  if (consent.hash !== hash || consent.version !== version) {
    throw refusalNamed('offerChanged');
  }
}

/** A second consent for an order replaces the first. The time is by the lender's clock. */
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

/** Earliest first. */
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

const listedColumns = {
  orderId: signedDocuments.orderId,
  kind: signedDocuments.kind,
  version: signedDocuments.version,
  hash: signedDocuments.hash,
  agreedAt: signedDocuments.agreedAt,
  language: signedDocuments.language,
};

const loansAPage = 50;

/**
 * Loans with signed documents, newest first. `next` is null on the last page.
 *
 * @throws Refusal if the cursor is malformed
 */
export async function signedLoanPage(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
  { cursor, limit = loansAPage }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ loans: SignedLoan[]; next: string | null }> {
  const { loanOrderId, loanNumber, loanAmount, appliedAt } = loanOrders;
  const onLoan = eq(signedDocuments.loanOrderId, loanOrderId);
  const found = await tx
    .select({ loanOrderId, loanNumber, loanAmount, appliedAt })
    .from(loanOrders)
    .where(
      and(
        eq(loanOrders.userId, userId),
        exists(tx.select().from(signedDocuments).where(onLoan)),
        cursor === undefined ? undefined : afterCursor(cursor),
      ),
    )
    .orderBy(desc(appliedAt), desc(loanOrderId))
    .limit(limit + 1);
  const loans = found.slice(0, limit);
  const documents = await tx
    .select({ ...listedColumns, loanOrderId: signedDocuments.loanOrderId })
    .from(signedDocuments)
    .where(
      inArray(
        signedDocuments.loanOrderId,
        loans.map((loan) => loan.loanOrderId),
      ),
    )
    .orderBy(asc(signedDocuments.agreedAt), asc(signedDocuments.kind));
  const last = loans.at(-1);
  return {
    loans: loans.map((loan) => ({
      ...loan,
      documents: documents.filter((one) => one.loanOrderId === loan.loanOrderId),
    })),
    next: last && found.length > limit ? cursorOf(last) : null,
  };
}

/** @throws Refusal if the document does not exist or is another borrower's */
export async function signedDocument(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
  { orderId, kind }: DocumentKey,
): Promise<SignedDocument> {
  const [row] = await tx
    .select({ ...listedColumns, html: signedDocuments.html })
    .from(signedDocuments)
    .innerJoin(loanOrders, eq(loanOrders.loanOrderId, signedDocuments.loanOrderId))
    .where(
      and(
        eq(signedDocuments.orderId, orderId),
        eq(signedDocuments.kind, kind),
        eq(loanOrders.userId, userId),
      ),
    );
  if (!row) throw refusalNamed('notFound');
  return row;
}
