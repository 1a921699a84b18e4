import * as v from 'valibot';
import { SignedDocument } from './loan-story.ts';
import { Id, Instant, Pesos } from '../primitives.ts';

const { kind, version, hash, agreedAt, language } = SignedDocument.entries;

/** Identifies a document: its kind, and the order of a loan, rollover or restructure. */
export const DocumentKey = v.object({ orderId: Id, kind });
export type DocumentKey = v.InferOutput<typeof DocumentKey>;

/** A document without its text, for lists. */
const ListedDocument = v.object({ orderId: Id, kind, version, hash, agreedAt, language });
export type ListedDocument = v.InferOutput<typeof ListedDocument>;

/** A loan with all its signed documents, earliest first. */
export const SignedLoan = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  loanAmount: Pesos,
  appliedAt: Instant,
  documents: v.array(ListedDocument),
});
export type SignedLoan = v.InferOutput<typeof SignedLoan>;
