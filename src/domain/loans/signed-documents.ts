import * as v from 'valibot';
import { SignedDocument } from './loan-story.ts';
import { Id, Instant, Pesos } from '../primitives.ts';

const { kind, version, hash, agreedAt, language } = SignedDocument.entries;

export const DocumentKey = v.object({ orderId: Id, kind });
export type DocumentKey = v.InferOutput<typeof DocumentKey>;

const ListedDocument = v.object({ orderId: Id, kind, version, hash, agreedAt, language });
export type ListedDocument = v.InferOutput<typeof ListedDocument>;

export const SignedLoan = v.object({
  loanOrderId: Id,
  loanNumber: v.string(),
  loanAmount: Pesos,
  appliedAt: Instant,
  documents: v.array(ListedDocument),
});
export type SignedLoan = v.InferOutput<typeof SignedLoan>;
