import { and, asc, desc, eq, exists, inArray } from 'drizzle-orm';
import type { AgreementDocument, Consent } from '#domain/agreement.ts';
import type { SignedDocument } from '#domain/loan-story.ts';
import type { DocumentKey, SignedLoan } from '#domain/signed-documents.ts';
import { loanOrders } from '../database/schema.ts';
import { signedDocuments } from '../database/story-schema.ts';
import { languageOf } from '../rules/agreement.ts';
import { afterCursor, cursorOf } from './loan-pages.ts';
import { refusalNamed } from './refusal.ts';
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

/** Everything of a document but its text. */
const listedColumns = {
  orderId: signedDocuments.orderId,
  kind: signedDocuments.kind,
  version: signedDocuments.version,
  hash: signedDocuments.hash,
  agreedAt: signedDocuments.agreedAt,
  language: signedDocuments.language,
};

/** Loans a page where the app does not say how many. */
const loansAPage = 50;

/**
 * A page of the loans on which a borrower signed something, newest first, each with what it was, the
 * earliest first; and the cursor of the next page, null at the end.
 *
 * @throws Refusal where the cursor is none of ours
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

/** A document of a borrower's own, word for word. @throws Refusal where it is none of theirs */
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
